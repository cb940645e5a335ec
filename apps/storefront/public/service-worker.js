// The installed shop without a network. Pages and prices are never kept: what is shown offline says so itself.
const cacheName = 'upchar-offline-__VERSION__'
const offline = '/offline'
const files = [offline, '/offline.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(
      fetch(request).catch(async () => {
        const kept = await caches.match(offline)
        return kept ?? Response.error()
      }),
    )
  else if (files.includes(url.pathname))
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(url.pathname)) ?? Response.error()),
    )
})

// A notice of an order or of goods that the buyer waits for (APP-03). One with the same tag replaces the one before.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/app-icon-192.png',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  // A page of this shop, whatever came.
  if (typeof path === 'string' && path.startsWith('/') && !path.startsWith('//'))
    event.waitUntil(self.clients.openWindow(path))
})
