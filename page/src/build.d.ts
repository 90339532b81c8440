/** Whether this is the site: the page without a server, which runs the tables itself. Set by Vite. */
declare const __SITE__: boolean;
