import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodingFor, PageCache } from './page-cache.ts'
import { sharedAddress } from './page-key.ts'
import { contentPolicy, inlineScriptHashes } from './security.ts'

const text = 'A page. '.repeat(200)
const cacheOf = (maxBytes = 1_000_000) => {
  let now = 0
  return {
    cache: new PageCache<string>({ maxBytes, freshMs: 1000, now: () => now }),
    at: (ms: number) => {
      now = ms
    },
  }
}
const store = (html: string) => () =>
  Promise.resolve({ store: html, headers: { 'x-frame-options': 'DENY' } })

it('renders a page once for concurrent requests, and stores it in three encodings with strong tags', async () => {
  const { cache } = cacheOf()
  let made = 0
  const make = () => {
    made += 1
    return new Promise<{ store: string; headers: Record<string, string> }>((resolve) => {
      setImmediate(() => resolve({ store: text, headers: { 'x-frame-options': 'DENY' } }))
    })
  }
  const found = await Promise.all([cache.get('a', '1', make), cache.get('a', '1', make)])
  expect(made).toBe(1)
  const again = await cache.get('a', '1', make)
  if (!('page' in again)) throw new Error('not stored')
  expect(again.hit).toBe(true)
  expect(found.every((one) => 'page' in one)).toBe(true)
  const { br, gzip, identity } = again.page.packed
  expect([
    identity.body.toString(),
    gunzipSync(gzip.body).toString(),
    brotliDecompressSync(br.body).toString(),
  ]).toEqual([text, text, text])
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
  expect(br.etag).toMatch(/^"[\w-]+-br"$/)
  expect(br.headers).toEqual(['x-frame-options', 'DENY', 'etag', br.etag])
  expect(br.bodyHeaders).toEqual([
    ...br.headers,
    'content-length',
    String(br.body.length),
    'content-encoding',
    'br',
  ])
  expect(identity.bodyHeaders).toEqual([
    ...identity.headers,
    'content-length',
    String(identity.body.length),
  ])
})

it('is emptied by another version of the catalogue', async () => {
  const { cache } = cacheOf()
  await cache.get('a', '1', store('old'))
  const next = await cache.get('a', '2', store('new'))
  expect('page' in next && next.page.packed.identity.body.toString()).toBe('new')
  expect(cache.size).toBe(1)
})

it('stores no page of an older version that is ready only after the version changed', async () => {
  const { cache } = cacheOf()
  const { promise, resolve } = Promise.withResolvers<{ store: string; headers: {} }>()
  const old = cache.get('a', '1', () => promise)
  await cache.get('b', '2', store('other'))
  resolve({ store: 'old', headers: {} })
  const answered = await old
  expect('page' in answered && answered.page.packed.identity.body.toString()).toBe('old')
  expect(cache.peek('a', '2')).toBeUndefined()
})

it('serves a stale page while it is revalidated', async () => {
  const { cache, at } = cacheOf()
  await cache.get('a', '1', store('old'))
  at(5000)
  const stale = await cache.get('a', '1', store('new'))
  expect('page' in stale && stale.page.packed.identity.body.toString()).toBe('old')
  await expect.poll(() => cache.peek('a', '1')?.packed.identity.body.toString()).toBe('new')
})

it('renders a stale page again once, however many ask for it meanwhile', async () => {
  const { cache, at } = cacheOf()
  await cache.get('a', '1', store('old'))
  at(1000)
  let made = 0
  const make = () => {
    made += 1
    return Promise.resolve({ store: 'new', headers: {} })
  }
  await cache.get('a', '1', make)
  expect(made).toBe(0)
  at(1001)
  await Promise.all([cache.get('a', '1', make), cache.get('a', '1', make)])
  await cache.get('a', '1', make)
  await expect.poll(() => cache.peek('a', '1')?.packed.identity.body.toString()).toBe('new')
  expect(made).toBe(1)
  // It is fresh for as long again.
  at(2001)
  await cache.get('a', '1', make)
  expect(made).toBe(1)
})

it('renders a page anew for another version, though that of the old one is still being made', async () => {
  const { cache } = cacheOf()
  const { promise, resolve } = Promise.withResolvers<{ store: string; headers: {} }>()
  const old = cache.get('a', '1', () => promise)
  const next = await cache.get('a', '2', store('new'))
  expect('page' in next && next.page.packed.identity.body.toString()).toBe('new')
  resolve({ store: 'old', headers: {} })
  await old
  expect(cache.peek('a', '2')?.packed.identity.body.toString()).toBe('new')
})

it('tries again after a render that failed', async () => {
  const { cache } = cacheOf()
  await expect(cache.get('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow()
  const next = await cache.get('a', '1', store('new'))
  expect('page' in next && next.hit).toBe(false)
})

it('serves a stale page while revalidating fails, and drops it when the page is gone', async () => {
  const { cache, at } = cacheOf()
  await cache.get('a', '1', store('old'))
  at(5000)
  let tried = 0
  const make = (failed: boolean) => () => {
    tried++
    return Promise.resolve({ other: 'sorry', failed })
  }
  await cache.get('a', '1', make(true))
  await expect.poll(() => tried).toBe(1)
  const still = await cache.get('a', '1', make(true))
  expect('page' in still && still.page.packed.identity.body.toString()).toBe('old')
  await expect.poll(() => tried).toBe(2)
  await cache.get('a', '1', make(false))
  await expect.poll(() => cache.peek('a', '1')).toBeUndefined()
})

it('is bounded in bytes, and stores no personal pages', async () => {
  const { cache } = cacheOf(20_000)
  for (let index = 0; index < 40; index += 1) await cache.get(`k${index}`, '1', store(text + index))
  expect(cache.size).toBeLessThan(12)
  expect(await cache.get('x', '1', () => Promise.resolve({ other: 'not found' }))).toEqual({
    other: 'not found',
  })
  expect(cache.peek('x', '1')).toBeUndefined()
})

it('normalizes addresses: unknown parameters dropped, the others sorted', () => {
  expect(sharedAddress('/shop?utm_source=mail&x=1')).toBe('/shop')
  expect(sharedAddress('/products?size=M&brand=b&utm_medium=x&brand=a&page=1')).toBe(
    '/products?brand=a&brand=b&size=M',
  )
  expect(sharedAddress('/dental/burs?page=2&gclid=1')).toBe('/dental/burs?page=2')
  expect(sharedAddress('/products/some-slug?sku=A&junk=1')).toBe('/products/some-slug?sku=A')
  expect(sharedAddress('/products/some-slug?x=1&view=all&variant=SKU+1')).toBe(
    '/products/some-slug?variant=SKU+1&view=all',
  )
  expect(sharedAddress('/products?search=iv&sort=newest&page=3')).toBe(
    '/products?search=iv&sort=newest&page=3',
  )
  expect(sharedAddress('/offers/diwali?brand=a')).toBe('/offers/diwali?brand=a')
  expect(sharedAddress('/policy?x=1')).toBe('/policy')
  expect(sharedAddress('/categories/x/')).toBe('/categories/x')
  expect(sharedAddress('/brands/')).toBe('/brands/')
})

it('never shares pages of one visitor', () => {
  for (const path of [
    '/cart',
    '/checkout',
    '/checkout/x',
    '/account?selected=kyc',
    '/order/1/track',
    '/compare?ids=1,2',
    '/reviews/add',
    '/wishlist',
    '/notices',
    '/preview/policy/returns',
  ])
    expect(sharedAddress(path), path).toBeUndefined()
  for (const path of ['/orders', '/cartons', '/dental/cart'])
    expect(sharedAddress(path), path).toBe(path)
})

it('shares no page of an overlong address, which could fill the memory', () => {
  const address = (length: number) => `/products?search=${'a'.repeat(length - 17)}`
  expect(address(2000)).toHaveLength(2000)
  expect(sharedAddress(address(2000))).toBeDefined()
  expect(sharedAddress(address(2001))).toBeUndefined()
})

it('chooses an encoding that the client accepts', () => {
  expect([
    encodingFor('gzip, deflate, br, zstd'),
    encodingFor('gzip'),
    encodingFor('br;q=0, gzip'),
    encodingFor(undefined),
    encodingFor('identity'),
  ]).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity'])
})

it('lets only scripts run that stand in the page', () => {
  const hashes = inlineScriptHashes(
    '<script>a()</script><script type="application/json">{"x":1}</script><script type="module" src="/a.js"></script>',
  )
  expect(hashes).toHaveLength(1)
  expect(contentPolicy(hashes)).toContain(`script-src 'self' ${hashes[0] ?? ''};`)
})

it('UI-03 lets One Tap’s script and frame in where it is set up, and nothing of a third party where it is not', () => {
  expect(contentPolicy([])).not.toContain('google')
  const policy = contentPolicy([], { google: true })
  expect(policy.match(/https?:[^ ;]+/g)).toEqual([
    'https://accounts.google.com/gsi/client',
    'https://accounts.google.com/gsi/style',
    'https://accounts.google.com/gsi/',
    'https://accounts.google.com/gsi/',
  ])
  expect(policy).toContain('frame-src https://accounts.google.com/gsi/;')
})
