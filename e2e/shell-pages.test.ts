import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, tablet, useBrowser } from './browser.ts'
import { open } from './buying.ts'
import { meanwhile } from './meanwhile.ts'
import { problemsAtSizes } from './page-quality.ts'

const browser = useBrowser()
const text = async (path: string) => (await fetch(browser.origin() + path)).text()

describe('policies', () => {
  it('ROUTE-22 shows terms, privacy, shipping, returns and complaints, without scripts too', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false })
    expect((await page.goto('/policy'))?.status()).toBe(200)
    for (const name of [
      'Terms of use',
      'Privacy',
      'Shipping',
      'Returns and refunds',
      'Complaints and grievance officer',
    ])
      expect(await page.getByRole('heading', { level: 2, name }).count(), name).toBe(1)
    const words = await page.locator('main').innerText()
    for (const text of [
      'Upchar Marketplace Private Limited',
      'Asha Example, Grievance Officer',
      'support@upchar.example',
      '₹25,000',
    ])
      expect(words).toContain(text)
    expect(words).not.toMatch(/\{\w+\}/)
  })

  it('ROUTE-22 is reached from the footer, at the policy that was asked for', async () => {
    const { page } = await browser.visit()
    await open(page, '/blogs')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns and refunds' }).click()
    await page.waitForURL('**/policy#returns')
    await expect
      .poll(() =>
        page
          .getByRole('heading', { level: 2, name: 'Returns and refunds' })
          .evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
  })
})

describe('guides', () => {
  it('ROUTE-09 leads from a blog category to its articles, and from an article to products and back', async () => {
    const { page, errors } = await browser.visit()
    expect((await page.goto('/blogs/category/buying-guides'))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Buying guides' }).waitFor()
    await page.getByRole('link', { name: 'How to choose examination gloves' }).click()
    await page
      .getByRole('heading', { level: 1, name: 'How to choose examination gloves' })
      .waitFor()
    expect(await page.getByRole('table').count()).toBeGreaterThan(0)
    expect(await page.title()).toContain('How to choose examination gloves')
    await page.locator('main').getByRole('link', { name: 'Nitrile examination gloves' }).click()
    await page.waitForURL('**/consumables/nitrile-examination-gloves')
    await page.locator('article').first().waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Buying guides' }).first().click()
    await page.waitForURL('**/blogs/category/buying-guides')
    expect(errors).toEqual([])
    expect((await page.goto('/blogs/category/none'))?.status()).toBe(404)
    expect((await page.goto('/blogs/none'))?.status()).toBe(404)
  })

  it('ENGAGE-04 asks below a text whether it helped', async () => {
    const { page } = await browser.visit()
    await open(page, '/blogs/read-a-gst-invoice')
    const sent = await meanwhile(page.waitForRequest('**/api/feedback'), () =>
      page.getByRole('button', { name: 'Yes', exact: true }).click(),
    )
    expect(sent.postDataJSON()).toEqual({
      page: '/blogs/read-a-gst-invoice',
      helpful: true,
    })
    await page.getByText('Thank you for telling us.').waitFor()
  })

  it('UI-08 tells search engines what an article is', async () => {
    const html = await text('/blogs/receive-cold-chain-goods')
    expect(html).toContain('"@type":"Article"')
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blogs\/receive-cold-chain-goods">/)
  })
})

describe('for search engines', () => {
  it('maps every page, and each address of a sample leads somewhere', async () => {
    const index = await text('/sitemap.xml')
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => new URL(match[1] ?? '').pathname,
    )
    expect(parts.length).toBeGreaterThanOrEqual(7)
    let mapped = 0
    for (const part of parts) {
      const paths = [...(await text(part)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        (match) => new URL(match[1] ?? '').pathname,
      )
      expect(paths.length, part).toBeGreaterThan(0)
      mapped += paths.length
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths.filter((_, at) => at % Math.ceil(paths.length / 4) === 0))
        expect((await fetch(browser.origin() + path)).status, path).toBe(200)
    }
    expect(mapped).toBeGreaterThan(1000)
  })

  it('feeds shopping engines the variants, their pages and pictures', async () => {
    const feed = await text('/merchant-feed.xml')
    expect(feed.endsWith('</channel></rss>\n')).toBe(true)
    const [first = ''] = feed.split('</item>')
    const of = (name: string) => new RegExp(`<g:${name}>([^<]+)`).exec(first)?.[1] ?? ''
    expect(of('price')).toMatch(/^\d+\.\d{2} INR$/)
    const page = await text(new URL(of('link')).pathname + new URL(of('link')).search)
    expect(page).toContain(`"sku":"${of('id')}"`)
    expect(page).toContain(`"price":${Number(of('price').slice(0, -4))}`)
    expect((await fetch(browser.origin() + new URL(of('image_link')).pathname)).status).toBe(200)
  })

  it('UI-11 keeps robots out of a shop that isn’t in production', async () => {
    expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  })
})

it.each([
  '/policy',
  '/blogs',
  '/blogs/category/storage',
  '/blogs/needle-and-cannula-colours',
  '/compare',
  '/wishlist',
  '/order-pad',
])('%s has no accessibility violation and no overflow from phone to desktop', async (path) => {
  const { page, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
  await page.goto(path)
  await settled(page)
  expect(await problemsAtSizes(page, [phone, tablet, desktop])).toEqual([])
  expect(errors).toEqual([])
})

it('an unknown API address answers with an API error, not a page', async () => {
  for (const [method, path] of [
    ['GET', '/api/no-such-call'],
    ['POST', '/api/no-such-call'],
    ['GET', '/api/cart/guest'],
  ] as const) {
    const reply = await fetch(browser.origin() + path, {
      method,
      headers: { accept: 'text/html', origin: browser.origin() },
    })
    expect(reply.status, path).toBe(404)
    expect(await reply.json()).toMatchObject({
      success: false,
      code: 'not_found',
      message: 'There is nothing at this address.',
    })
  }
})
