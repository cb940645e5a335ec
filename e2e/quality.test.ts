import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, tablet, useBrowser } from './browser.ts'
import { accessibilityProblems, paintOf, sticksOut, watchPaint } from './page-quality.ts'

const browser = useBrowser()

async function productPath(search = 'nitrile gloves'): Promise<string> {
  const reply = await fetch(
    `${browser.origin()}/api/get-data-json?limit=1&search=${encodeURIComponent(search)}`,
  )
  const body: { products: { slug: string }[] } = JSON.parse(await reply.text())
  return `/products/${body.products[0]?.slug}`
}

const screens: [name: string, path: () => Promise<string>, largest: RegExp][] = [
  ['shop', async () => '/shop', /^(img .*\/img\/b\/|h1|p )/],
  ['listing', async () => '/products?search=gloves', /^(img .*\/img\/p\/|h1)/],
  ['landing', async () => '/consumables', /^(img .*\/img\/|h1|p )/],
  ['product', () => productPath(), /^img .*\/img\/p\//],
  ['cart', async () => '/cart', /./],
]

/** Narrowest and widest are judged by axe, as in `problemsAtSizes`: between them the layout only changes its columns. */
describe.each([
  ['phone', phone],
  ['tablet', tablet],
  ['desktop', desktop],
] as const)('on a %s', (device, viewport) => {
  const judged = device !== 'tablet'
  it.each(screens)(
    `%s: ${judged ? 'no accessibility violation, ' : ''}nothing moves on its own, nothing sticks out, the largest paint is the right one`,
    async (_name, path, largest) => {
      const { page, errors } = await browser.visit({ viewport, bypassCSP: true })
      await watchPaint(page)
      await page.goto(await path())
      await settled(page)
      if (judged) expect(await accessibilityProblems(page)).toEqual([])
      const paint = await paintOf(page)
      // Below 0.001 a shift is invisible: the browser's own report rounds it to 0.
      expect(paint.shifts.filter((shift) => shift.value >= 0.001)).toEqual([])
      expect(paint.largest).toMatch(largest)
      expect(await sticksOut(page)).toBe(false)
      expect(errors).toEqual([])
    },
  )

  it.each(['/shop', '/dental', '/categories/gloves'])(
    '%s keeps its height, and with it scroll bar and places, while one scrolls through it',
    async (path) => {
      const { page } = await browser.visit({ viewport })
      await page.goto(path)
      await settled(page)
      // What is the visitor's own comes after the page, and below what is seen first.
      if (path === '/shop') await page.getByRole('region', { name: 'Top searches' }).waitFor()
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      for (let y = 0; y < before; y += viewport.height / 2)
        await page.evaluate(
          (top) =>
            new Promise((drawn) => {
              scrollTo(0, top)
              requestAnimationFrame(() => requestAnimationFrame(drawn))
            }),
          y,
        )
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(8)
    },
  )
})

describe('what search engines read', () => {
  const markup = async (path: string) => (await fetch(`${browser.origin()}${path}`)).text()
  const structured = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
      (m) => {
        const parsed: unknown = JSON.parse(m[1] ?? '{}')
        const blocks = (Array.isArray(parsed) ? parsed : [parsed]) as Record<string, unknown>[]
        return blocks.flatMap((block) =>
          Array.isArray(block['@graph']) ? (block['@graph'] as Record<string, unknown>[]) : [block],
        )
      },
    )

  it('UI-08 gives every page one title, description, keywords, canonical, social tags and the dark blue theme colour', async () => {
    for (const path of ['/shop', '/products?search=gloves', '/consumables', await productPath()]) {
      const html = await markup(path)
      expect(html.match(/<title>/g), path).toHaveLength(1)
      for (const tag of [
        'name="description"',
        'name="keywords"',
        'rel="canonical"',
        'property="og:title"',
        'property="og:image"',
        'name="twitter:card"',
      ])
        expect(html, `${path} ${tag}`).toContain(tag)
      expect(html, path).toMatch(/name="theme-color" content="#0B2545"/i)
    }
  })

  it('UI-09 ID-04 describes the organisation, the search and a local business open Monday to Saturday 08:00 to 20:00', async () => {
    const blocks = JSON.stringify(structured(await markup('/shop')))
    expect(blocks).toMatch(/"Organization"/)
    expect(blocks).toMatch(/"SearchAction"/)
    expect(blocks).toMatch(/"08:00".*"20:00"|"opens":"08:00"/)
    for (const day of ['Monday', 'Saturday']) expect(blocks).toContain(day)
    expect(blocks).not.toContain('Sunday')
  })

  it('UI-10 marks products up with sku, brand, the visible price in INR and free shipping to India', async () => {
    const path = await productPath()
    const product = structured(await markup(path)).find((block) => block['@type'] === 'Product')
    const detail: {
      product: { variants: { sku: string; price_gst: number }[]; brand: { name: string } }
    } = JSON.parse(await (await fetch(`${browser.origin()}/api${path}`)).text())
    expect(product).toMatchObject({
      sku: detail.product.variants[0]?.sku,
      brand: { name: detail.product.brand.name },
    })
    const text = JSON.stringify(product)
    expect(text).toMatch(new RegExp(`"price":"?${detail.product.variants[0]?.price_gst}`))
    expect(text).toContain('"priceCurrency":"INR"')
    expect(text).toMatch(/"shippingRate":\{[^}]*"value":"?0/)
    expect(text).toContain('"addressCountry":"IN"')
  })

  it('UI-11 keeps everything outside production out of the index', async () => {
    expect(await markup('/shop')).toMatch(/<meta name="robots" content="noindex/)
    expect(await markup('/robots.txt')).toContain('Disallow: /')
  })
})
