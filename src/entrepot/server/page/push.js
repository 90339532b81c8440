// The service worker: it shows what the server sends to this browser, and opens the table when that is clicked.
addEventListener("push", (event) => {
  const { title, body, url, table } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: table ?? "test", icon: "icon.svg", data: url }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Bring the page with that address to the front, or open it. */
async function show(url) {
  const pages = await clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : clients.openWindow(url);
}
