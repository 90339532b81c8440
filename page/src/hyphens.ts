// Long names in narrow places. Browsers hyphenate some of our languages only, so here is a rule of thumb for all of them:
// a syllable begins with the last consonant before a vowel.
const VOWEL = "(?:[aeiouáéíóúýæöåäěőűüů]|(?<![glnt])y)";
const CONSONANT = `(?!${VOWEL})(?:ch|cs|gy|ny|sz|ty|zs|\\p{L})`;
const SYLLABLE = new RegExp(`(${VOWEL}(?:(?!${VOWEL})\\p{L})*?)(?=${CONSONANT}${VOWEL}\\p{L})`, "giu");
const LONG_WORD = /\p{L}{9,}/gu;

/** A name whose long words may be broken between syllables; the hyphen shows only where that happens. */
export function breakable(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, "$1\u00ad"));
}
