import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { playId } from '@upchar/kernel/app-store'
import { isLocalPath } from '@upchar/kernel/local-path'
import { PAGE_HEADERS } from '@upchar/web/page-headers'
import type { Contact } from '../shell/page/shell-data.ts'
import { THEME_COLOUR } from '../shell/page/head-markup.ts'
import { href } from '../shell/urls/hrefs.ts'
import { contentPolicy } from './security.ts'
import { escape } from './sitemap.ts'

const folder = fileURLToPath(new URL('../../public', import.meta.url))
const icons = [
  'app-icon-192.png',
  'app-icon-512.png',
  'app-icon-maskable.png',
  'apple-touch-icon.png',
]
const day = 86_400

/** What the browser installs the shop as (APP-03). */
const manifestOf = ({ brand, app_links: apps }: Pick<Contact, 'brand' | 'app_links'>) => ({
  id: '/shop',
  name: brand,
  short_name: brand.slice(0, 12),
  description: `Medical supplies from ${brand}`,
  lang: 'en-IN',
  start_url: '/shop?utm_source=installed_app',
  scope: '/',
  display: 'standalone',
  background_color: THEME_COLOUR,
  theme_color: THEME_COLOUR,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/app-icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Order pad', url: href.orderPad },
    { name: 'Orders', url: href.orders() },
    { name: 'Cart', url: href.cart },
  ],
  related_applications: apps.flatMap((url) => {
    const id = playId(url)
    return id === undefined ? [] : [{ platform: 'play', id, url }]
  }),
  share_target: {
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
})

/** Where something shared with the shop leads: to a page of the shop, or to a search for its words. */
export function sharedAddress(
  { title = '', text = '', url = '' }: Record<string, string | undefined>,
  origin: string,
): string {
  const links = [url, ...text.split(/\s+/)].filter((word) => /^https?:\/\//.test(word))
  const own = links.find((link) => link.startsWith(`${origin}/`))?.slice(origin.length)
  // Some paths would lead to another site.
  if (own !== undefined && isLocalPath(own)) return own
  const words = (text || title)
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words === '' ? href.shop : href.search(words.slice(0, 100))
}

/** Parameters of an address; one that stands twice is a list. */
const joined = (query: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().join(' ')]))

/** The files of the installed shop. */
export function registerInstalledApp(
  app: FastifyInstance,
  {
    contact,
    origin,
  }: { contact: () => Promise<Pick<Contact, 'brand' | 'app_links'>>; origin: string },
): void {
  const brand = async () => (await contact()).brand
  const fileOf = (name: string) => readFileSync(path.join(folder, name))
  for (const name of icons) {
    const body = fileOf(name)
    app.get(`/${name}`, (_, reply) =>
      reply.type('image/png').header('cache-control', `public, max-age=${day}`).send(body),
    )
  }
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(await contact()))),
  )
  const template = String(fileOf('offline.html'))
  const offlinePage = async () => template.replaceAll('__BRAND__', escape(await brand()))
  const script = String(fileOf('offline.js'))
  const worker = String(fileOf('service-worker.js'))
  app.get('/offline.js', (_, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(script),
  )
  app.get('/service-worker.js', async (_, reply) => {
    const version = createHash('sha256')
      .update(worker + script + (await offlinePage()))
      .digest('hex')
      .slice(0, 12)
    return reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .send(worker.replace('__VERSION__', version))
  })
  app.get('/offline', async (_, reply) =>
    reply
      .headers({
        ...PAGE_HEADERS,
        'cache-control': 'no-cache',
        'content-security-policy': contentPolicy([]),
      })
      .type('text/html; charset=utf-8')
      .send(await offlinePage()),
  )
  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
    '/share',
    ({ query }, reply) =>
      reply.header('cache-control', 'no-store').redirect(sharedAddress(joined(query), origin), 303),
  )
}
