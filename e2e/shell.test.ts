import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { sourceLoaded } from './asset-of.ts'
import { settled, useBrowser } from './browser.ts'
import { buyable, open, orderByCash } from './buying.ts'

const browser = useBrowser()

/** A slow connection: every answer takes a while. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  })
}

const skeleton = (page: Page, kind: string) => page.locator(`main [data-skeleton="${kind}"]`)

describe('the shell around every page', () => {
  it('UI-01 shows the brand logo on the shop home, as a link to it', async () => {
    const { page } = await browser.visit()
    await open(page, '/shop')
    const logo = page.locator('header a[href="/shop"]').first()
    expect(await logo.isVisible()).toBe(true)
    expect(await logo.locator('svg, img').count()).toBeGreaterThan(0)
  })

  it('ROUTE-11 UI-04 opens the cart, which has no footer; the shop home has one', async () => {
    const { page } = await browser.visit()
    expect((await page.goto('/cart'))?.status()).toBe(200)
    await page.getByText('Your cart is empty').waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await open(page, '/shop')
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(1)
  })

  it('UI-05 shows a matching skeleton while a product, a listing, the shop or the cart loads', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit()
    await open(page, `/products?search=${encodeURIComponent(card.title)}`)
    // The skeletons are loaded once the page is idle.
    await sourceLoaded(page, 'src/app/layout/page-skeletons.tsx')
    await settled(page)
    await slowDown(page)
    const steps: [kind: string, go: () => Promise<void>, there: () => Promise<void>][] = [
      [
        'product',
        () => page.locator(`main a[href^="/products/${card.slug}"]`).first().click(),
        () => page.getByRole('heading', { level: 1, name: card.title }).waitFor(),
      ],
      [
        'listing',
        () =>
          page
            .locator('header nav[aria-label="All departments"] a[href="/brands/"]')
            .evaluate((link: HTMLElement) => link.click()),
        () => page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor(),
      ],
      [
        'shop',
        () => page.locator('header a[href="/shop"]').first().click(),
        () => page.getByRole('heading', { level: 2, name: 'Departments' }).first().waitFor(),
      ],
      [
        'cart',
        () => page.locator('header a[href="/cart"]').click(),
        () => page.getByText('Your cart is empty').waitFor(),
      ],
    ]
    for (const [kind, go, there] of steps) {
      await go()
      await skeleton(page, kind).waitFor()
      await expect.poll(() => page.locator('main [data-skeleton]').count()).toBe(1)
      expect(
        await page.locator('main h1').locator('visible=true').count(),
        `${kind}: the old page is out of sight`,
      ).toBe(0)
      await skeleton(page, kind).waitFor({ state: 'detached' })
      await there()
    }
    expect(errors).toEqual([])
  })

  it('UI-14 has as many cards in a row of a listing as fit, and filters beside them from 1024 px', async () => {
    const { page } = await browser.visit({ viewport: { width: 639, height: 900 } })
    await page.goto('/products?search=gloves')
    const layout = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const cards = await page
        .locator('main ul:has(> li > article)')
        .first()
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
      const filters = await page
        .locator('main aside, main form')
        .filter({ hasText: 'Product type' })
        .locator('visible=true')
        .count()
      return [width, cards, filters > 0]
    }
    const expected: [width: number, cards: number, filtersBeside: boolean][] = [
      [639, 2, false],
      [640, 3, false],
      [1023, 3, false],
      [1024, 3, true],
      [1279, 3, true],
      [1280, 4, true],
    ]
    for (const row of expected) expect(await layout(row[0])).toEqual(row)
  })

  it('ROUTE-26 sends the page’s label with every page view', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await page.addInitScript(() => {
      const seen: unknown[] = []
      Object.assign(window, { upcharSeen: seen })
      document.addEventListener('upchar:event', (event) =>
        seen.push((event as CustomEvent<unknown>).detail),
      )
    })
    const views = () =>
      page.evaluate(() =>
        (
          window as unknown as {
            upcharSeen: { name: string; path: string; label: string | null }[]
          }
        ).upcharSeen
          .filter(({ name }) => name === 'page_view')
          .map(({ path, label }) => `${path} ${label}`),
      )
    await open(page, '/shop')
    await expect.poll(views).toEqual(['/shop Shop'])
    await page.locator('header nav a[href="/dental"]:visible').first().click()
    await expect.poll(views).toEqual(['/shop Shop', '/dental Category Landing Page'])
    await page.locator('header a[href="/cart"]').click()
    await expect.poll(async () => (await views()).at(-1)).toBe('/cart Cart')
    await page.goBack()
    await expect.poll(async () => (await views()).at(-1)).toBe('/dental Category Landing Page')
    await open(page, `/products/${card.slug}`)
    await expect.poll(views).toEqual([`/products/${card.slug} PDP`])
    const order = await orderByCash(page, card.sku)
    await open(page, order.track_url)
    await expect.poll(views).toEqual([`${order.track_url.split('?')[0]} Order Tracking Individual`])
    await open(page, '/policy')
    await expect.poll(views).toEqual(['/policy null'])
  })

  it('ROUTE-26 tracks nothing of a visitor who opted out', async () => {
    const { page } = await browser.visit()
    await page.addInitScript(() => {
      localStorage.setItem('upchar.tracking', 'out')
      Object.assign(window, { upcharSeen: 0 })
      document.addEventListener('upchar:event', () => {
        ;(window as unknown as { upcharSeen: number }).upcharSeen += 1
      })
    })
    await open(page, '/policy')
    await settled(page)
    expect(
      await page.evaluate(() => (window as unknown as { upcharSeen: number }).upcharSeen),
    ).toBe(0)
  })

  it('ROUTE-27 refreshes the cart on a route change without reloading the page', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
    )
    await page.locator('header nav a[href="/dental"]:visible').first().click()
    await page.waitForURL(/\/dental$/)
    await expect.poll(() => asked.some((line) => line.startsWith('fetch /api/cart'))).toBe(true)
    expect(asked.some((line) => line.startsWith('document'))).toBe(false)
  })

  it('ROUTE-27 closes the search overlay and rechecks the pincode on a route change', async () => {
    const { page, context } = await browser.visit()
    await open(page, '/policy')
    await page.locator('header nav a[href="/dental"]:visible').first().click()
    await page.waitForURL(/\/dental$/)
    // The new page takes the focus.
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await page.getByRole('combobox', { name: /Search products/ }).click()
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: /Search products/ }).getAttribute('aria-expanded'),
      )
      .toBe('true')
    // A change by another tab.
    await context.addCookies([{ name: 'upchar_pincode', value: '560001', url: browser.origin() }])
    await page.goBack()
    await page.waitForURL(/\/policy$/)
    await expect
      .poll(() =>
        page.getByRole('combobox', { name: /Search products/ }).getAttribute('aria-expanded'),
      )
      .toBe('false')
    await expect
      .poll(() =>
        page
          .locator('header')
          .getByRole('button', { name: /change pincode/ })
          .innerText(),
      )
      .toContain('560001')
  })

  it('ROUTE-27 closes the search overlay also when returning from a page that hasn’t loaded yet', async () => {
    const { page } = await browser.visit()
    await open(page, '/policy')
    let arrive = (): void => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/landing/dental**', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('header nav a[href="/dental"]:visible').first().click()
    await page.waitForURL(/\/dental$/)
    const field = page.getByRole('combobox', { name: /Search products/ })
    await field.click()
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')
    await page.goBack()
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    arrive()
    await page.waitForURL(/\/policy$/)
  })

  it('ROUTE-27 rechecks cart, pincode and flags when the tab becomes visible, and sends nothing while hidden', async () => {
    const card = await buyable(browser.origin())
    const { page, context } = await browser.visit()
    await page.clock.install()
    await open(page, '/policy')
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // Another tab of the same visitor adds to the cart and changes the pincode.
    await page.request.post('/cart/add', {
      form: { sku_id: card.sku, quantity: '1', return_to: '/cart' },
      headers: { origin: browser.origin() },
    })
    await context.addCookies([{ name: 'upchar_pincode', value: '560001', url: browser.origin() }])
    await page.clock.runFor(60_000)
    expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => page.locator('header a[href="/cart"]').innerText()).toContain('1 item')
    await expect
      .poll(() =>
        page
          .locator('header')
          .getByRole('button', { name: /change pincode/ })
          .innerText(),
      )
      .toContain('560001')
    expect(asked).toContain('/api/v2/get-user-config')
  })
})
