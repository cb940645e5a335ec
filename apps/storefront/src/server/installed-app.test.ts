import { expect, it } from 'vitest'
import { contact, useServedPages } from '../testing/served-pages.ts'
import { sharedAddress } from './installed-app.ts'

const web = useServedPages()

it('APP-03 has a manifest that browsers install: name, start, display, icons that exist', async () => {
  const { headers, body } = await web.get('/manifest.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({
    name: 'Upchar',
    start_url: '/shop?utm_source=installed_app',
    scope: '/',
    display: 'standalone',
    share_target: { action: '/share', method: 'GET' },
  })
  const sizes = manifest.icons.map((icon: { sizes: string; purpose?: string }) => [
    icon.sizes,
    icon.purpose,
  ])
  expect(sizes).toContainEqual(['192x192', undefined])
  expect(sizes).toContainEqual(['512x512', undefined])
  expect(sizes).toContainEqual(['512x512', 'maskable'])
  for (const { src, type } of manifest.icons) {
    const icon = await web.get(src)
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type])
  }
  const page = await web.get('/shop')
  expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect((await web.get('/apple-touch-icon.png')).statusCode).toBe(200)
})

it('APP-03 ID-03 leads to the stores of the configuration, and without any to none', async () => {
  expect((await web.get('/shop')).body).not.toContain('Android app')
  expect(JSON.parse((await web.get('/manifest.webmanifest')).body).related_applications).toEqual([])
  const play = 'https://play.google.com/store/apps/details?id=in.konkan.shop'
  const apple = 'https://apps.apple.com/in/app/konkan/id123'
  const answer = web.answers['/api/v2/get-user-config/'] as { contact: typeof contact }
  web.answers['/api/v2/get-user-config/'] = {
    ...answer,
    contact: { ...contact, app_links: [play, apple] },
  }
  const shop = await web.mounted()
  const { body } = await shop.inject('/shop')
  expect(body).toMatch(/<a [^>]*href="https:\/\/play.google.com[^>]*>Android app<\/a>/)
  expect(body).toMatch(/<a [^>]*href="https:\/\/apps.apple.com[^>]*>iPhone app<\/a>/)
  expect((await shop.inject('/manifest.webmanifest')).json().related_applications).toEqual([
    { platform: 'play', id: 'in.konkan.shop', url: play },
  ])
  await shop.close()
})

it('has a service worker that keeps the offline page only, and is fetched anew at each check', async () => {
  const { headers, body } = await web.get('/service-worker.js')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(headers['content-type']).toContain('text/javascript')
  expect(body).toMatch(/'upchar-offline-[0-9a-f]{12}'/)
  expect(body).not.toContain('__VERSION__')
  expect(body).not.toMatch(/cache\.put|\/api/)
})

it('has an offline page without prices that needs nothing but its own script', async () => {
  const { headers, body, statusCode } = await web.get('/offline')
  expect(statusCode).toBe(200)
  expect(body).toContain('You are offline')
  expect(body).not.toContain('₹')
  expect([...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/offline.js',
  ])
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect((await web.get('/offline.js')).body).not.toMatch(/innerHTML/)
})

it('leads what is shared with the app to its page, or to a search for its words', async () => {
  const origin = 'https://shop.example'
  const to = (part: Record<string, string>) => sharedAddress(part, origin)
  expect(to({ url: `${origin}/products/gloves?variant=G-1` })).toBe('/products/gloves?variant=G-1')
  expect(to({ text: `Look: ${origin}/products/gloves` })).toBe('/products/gloves')
  expect(to({ text: 'IV cannula 20G' })).toBe('/products?search=IV+cannula+20G')
  expect(to({ title: 'Nitrile gloves', url: 'https://elsewhere.example/x' })).toBe(
    '/products?search=Nitrile+gloves',
  )
  expect(to({ url: 'https://shop.example.evil.example/products/x' })).toBe('/shop')
  expect(to({ url: 'javascript:alert(1)' })).toBe('/shop')
  expect(to({ url: `${origin}//evil.example` })).toBe('/shop')
  // Browsers read "/\\" as "//", and drop tabs.
  for (const trick of ['/\\evil.example', '/\t/evil.example', '/a\\b', '/é'])
    expect(to({ url: `${origin}${trick}` })).toBe('/shop')
  const { statusCode, headers } = await web.get('/share?text=gauze')
  expect([statusCode, headers['location']]).toEqual([303, '/products?search=gauze'])
  // A parameter that stands twice is a list.
  const twice = await web.get('/share?text=gauze&text=tape&url=a&url=b')
  expect(twice.headers['location']).toBe('/products?search=gauze+tape')
})
