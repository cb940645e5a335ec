import { describe, expect, it } from 'vitest'
import { assetOf } from './asset-of.ts'
import { desktop, phone, settled, tablet, useBrowser } from './browser.ts'
import { addFromPage, buyable, buyBox, open } from './buying.ts'

const browser = useBrowser()

describe('the product page', () => {
  it('UI-10 has structured data with the visible price in INR and free shipping to India', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await open(page, `/products/${card.slug}`)
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    ) as {
      '@graph': {
        '@type': string
        sku?: string
        offers?: {
          price: number
          priceCurrency: string
          shippingDetails: { shippingRate: { value: number } }
        }
      }[]
    }
    const product = graph['@graph'].find((one) => one['@type'] === 'Product')
    expect(product).toMatchObject({
      sku: card.sku,
      offers: {
        price: card.price_gst,
        priceCurrency: 'INR',
        shippingDetails: { shippingRate: { value: 0 } },
      },
    })
    const seen = (await page.locator('.text-price-lg').innerText()).replaceAll(/[₹,]/g, '')
    expect(Number(seen)).toBe(product?.offers?.price)
  })

  it('ROUTE-03 keeps the chosen variant in the address, over a reload', async () => {
    const card = await buyable(browser.origin(), ({ variant_count }) => variant_count > 1)
    const { page, errors } = await browser.visit()
    await open(page, `/products/${card.slug}`)
    const other = page.locator('fieldset ul a:not([aria-current])').first()
    const label = (await other.innerText()).split('\n')[0] ?? ''
    await other.click()
    await page.waitForURL(/variant=/)
    const sku = new URL(page.url()).searchParams.get('variant')
    await expect.poll(() => page.locator('#specification').locator('..').innerText()).toContain(sku)
    await page.reload()
    expect(await page.locator('fieldset a[aria-current]').innerText()).toContain(label)
    expect(errors).toEqual([])
  })

  it('ROUTE-03 opens on the first available variant, and shows an unavailable one if the address names it', async () => {
    type Page = {
      product: { slug: string; variants: { sku: string; option_label: string }[] }
      stock: Record<string, { state: string }>
    }
    type Cards = {
      products: {
        slug: string
        variant_count: number
        buying: { state: string }
        lead_only: boolean
      }[]
    }
    const get = async <T>(path: string): Promise<T> =>
      (await (await fetch(browser.origin() + path)).json()) as T
    /**
     * A product whose first variant is out of stock while others are in stock: a few in a hundred
     * are.
     */
    const find = async (listing = 1): Promise<Page> => {
      const { products } = await get<Cards>(`/api/get-data-json?limit=60&page=${listing}`)
      if (products.length === 0) throw new Error('Every product’s first variant is in stock')
      for (const { slug } of products.filter(
        ({ variant_count, buying, lead_only }) =>
          variant_count > 1 && buying.state === 'open' && !lead_only,
      )) {
        const one = await get<Page>(`/api/products/${slug}?is_pdp=true&pincode=110001`)
        const states = one.product.variants.map(({ sku }) => one.stock[sku]?.state)
        if (states[0] === 'out_of_stock' && states.includes('in_stock')) return one
      }
      return find(listing + 1)
    }
    const { product, stock } = await find()
    const had = product.variants.find(({ sku }) => stock[sku]?.state !== 'out_of_stock')
    const { page } = await browser.visit()
    await open(page, `/products/${product.slug}`)
    expect(await page.locator('fieldset a[aria-current]').innerText()).toContain(had?.option_label)
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).waitFor()
    await page
      .locator('fieldset')
      .getByRole('link', { name: /Out of stock/ })
      .first()
      .click()
    await page.getByText('Oops! Out of stock in your location.').first().waitFor()
    expect(new URL(page.url()).searchParams.get('variant')).toBe(product.variants[0]?.sku)
  })

  it('UI-12 UI-15 carries the note on pictures and cuts the description with a Read more', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: phone })
    await open(page, `/products/${card.slug}`)
    await page
      .getByText('Enhanced imagery for representation purposes. Actual product may vary.')
      .waitFor()
    const text = page.locator('section[aria-labelledby="about"] p').first()
    expect((await text.innerText()).length).toBeLessThanOrEqual(300)
    await page.getByRole('button', { name: 'Read more' }).click()
    expect((await text.innerText()).length).toBeGreaterThan(300)
  })

  it('CART-07 caps the quantity with the sentence of the specification', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await addFromPage(page, card.slug)
    await buyBox(page)
      .getByRole('textbox', { name: /Quantity/ })
      .fill('99999')
    await page.keyboard.press('Tab')
    await page
      .getByText(
        /You already have 1 of this product in your cart\. You can only buy \d+ at a time\./,
      )
      .waitFor()
  })

  it('CART-02 confirms what was added with count and total, and offers cart and shopping', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: tablet })
    await addFromPage(page, card.slug)
    const panel = page.getByRole('region', { name: 'Added to cart' })
    expect(await panel.innerText()).toMatch(/1 product, ₹/)
    await panel.getByRole('button', { name: 'Continue shopping' }).click()
    await expect.poll(() => panel.count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: /^Cart\W+1 item/ }).count()).toBe(1)
  })

  it('UI-13 enlarges a picture by the keyboard and gives the focus back', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await open(page, `/products/${card.slug}`)
    await page
      .getByRole('button', { name: /^Enlarge picture/ })
      .first()
      .focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain('With its pack')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
      'With its pack',
    )
  })
})

describe.each([
  ['1440 × 900', desktop],
  ['1366 × 640', { width: 1366, height: 640 }],
])('beside the details, in a window of %s', (_, viewport) => {
  it('the buy box stays in view down to its end: its focused element is visible', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport })
    await open(page, `/products/${card.slug}`)
    await page.getByRole('button', { name: 'Ask about this' }).focus()
    await page.keyboard.press('Tab')
    const last = page.getByRole('button', { name: 'Call me back' })
    expect(await last.evaluate((element) => element === document.activeElement)).toBe(true)
    const inView = () =>
      last.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
    await expect.poll(inView).toBe(true)
    // It stays visible while scrolling down.
    await page.mouse.wheel(0, 400)
    await expect.poll(inView).toBe(true)
  })
})

describe('a page before hydration', () => {
  it('UI-15 asks for its scripts after its first frame; in a tab that paints none, or a browser that reports none, too', async () => {
    const card = await buyable(browser.origin())
    const startsOf = async ({ hidden, unreported }: { hidden: boolean; unreported: boolean }) => {
      const { page, context } = await browser.visit({ viewport: phone })
      await page.addInitScript(
        ([isHidden, isUnreported]) => {
          if (isHidden) Object.defineProperty(document, 'hidden', { get: () => true })
          if (isUnreported) PerformanceObserver.prototype.observe = () => undefined
        },
        [hidden, unreported],
      )
      await page.goto(`/products/${card.slug}`)
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      const starts = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        loaded: performance.timing.loadEventStart - performance.timeOrigin,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      await context.close()
      return { ...starts, first: Math.min(...starts.scripts) }
    }
    const usual = await startsOf({ hidden: false, unreported: false })
    expect(usual.scripts.length).toBeGreaterThan(2)
    expect(usual.first).toBeGreaterThan(usual.painted)
    const hidden = await startsOf({ hidden: true, unreported: true })
    expect(hidden.first).toBeLessThan(hidden.loaded)
    const unreported = await startsOf({ hidden: false, unreported: true })
    expect(unreported.first).toBeGreaterThan(unreported.loaded)
  })

  it('UI-15 replays a press made before its code had loaded', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: phone })
    const pressed = Promise.withResolvers<void>()
    const parts = assetOf('src/features/product/page/deferred-parts.ts')
    await page.route(`**${parts}`, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto(`/products/${card.slug}`)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await page.getByRole('button', { name: 'Read more' }).click()
    pressed.resolve()
    await page.getByRole('button', { name: 'Read less' }).waitFor()
  })

  it('ID-02 gives a new visitor one guest id, however many calls the page makes', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    const given: string[] = []
    page.on('response', (response) => {
      void response.headerValue('set-cookie').then((value) => {
        if (value?.includes('upchar_guest=')) given.push(response.url())
      })
    })
    await open(page, `/products/${card.slug}`)
    await settled(page)
    expect(given).toHaveLength(1)
  })
})

describe('the cart', () => {
  it('CART-03 CART-04 changes a quantity at once, keeps the order of lines, and removes with the words of the specification', async () => {
    const first = await buyable(browser.origin())
    const second = await buyable(browser.origin(), ({ slug }) => slug !== first.slug)
    const { page, errors } = await browser.visit()
    await addFromPage(page, first.slug)
    await addFromPage(page, second.slug)
    await open(page, '/cart')
    const lines = page.getByRole('list', { name: 'Products in your cart' }).locator('> li')
    const titles = await lines.locator('a:not([tabindex])').allInnerTexts()
    await lines
      .last()
      .getByRole('button', { name: /^One more/ })
      .click()
    await expect.poll(() => lines.last().innerText()).toContain('2 ×')
    expect(await lines.locator('a:not([tabindex])').allInnerTexts()).toEqual(titles)
    await lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByText('Item removed from cart').waitFor()
    await expect.poll(() => lines.count()).toBe(1)
    await page.reload()
    await expect.poll(() => lines.count()).toBe(1)
    expect(errors).toEqual([])
  })

  it('CART-03 takes a quantity back with the words of the server when it says no', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await addFromPage(page, card.slug)
    await open(page, '/cart')
    await page.route('**/api/cart/guest/update-item', (route) =>
      route.fulfill({
        status: 409,
        json: {
          success: false,
          code: 'out_of_stock',
          message: 'Oops! Out of stock in your location.',
          request_id: 'x',
        },
      }),
    )
    const quantity = page.locator('main').getByRole('textbox', { name: /Quantity/ })
    await page
      .locator('main')
      .getByRole('button', { name: /^One more/ })
      .click()
    await page.getByText('Oops! Out of stock in your location.').waitFor()
    expect(await quantity.inputValue()).toBe('1')
  })

  it('CART-06 a cart that can’t be loaded isn’t shown as empty', async () => {
    const { page } = await browser.visit()
    await page.route('**/api/cart**', (route) => route.abort())
    await open(page, '/policy')
    await page.getByRole('link', { name: 'Cart' }).first().click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(await page.getByText('Your cart is empty').count()).toBe(0)
    await page.unroute('**/api/cart**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })
})
