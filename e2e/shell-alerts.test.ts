import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { buyable, open } from './buying.ts'

const browser = useBrowser()
const LISTING = '/products?search=nitrile+gloves'

const alert = (page: Page, text: string) => page.locator('.toast-place').getByText(text)

/** Whether a click in its middle reaches it. */
const reached = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

describe.each([
  ['390 px', phone],
  ['768 px', tablet],
  ['1440 px', desktop],
])('an alert at %s', (_, viewport) => {
  it('ALERT-01 covers neither the head nor the foot of a dialog', async () => {
    const { page } = await browser.visit({ viewport })
    await open(page, LISTING)
    await page
      .getByRole('button', { name: /^Quick view: / })
      .first()
      .click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('button', { name: /^Add to cart/ }).click()
    await alert(page, 'Product added to cart').waitFor()
    expect(await reached(popup.getByRole('button', { name: 'Close' }))).toBe(true)
    expect(await reached(popup.getByRole('link', { name: 'See all details' }))).toBe(true)
    expect(
      await reached(page.locator('.toast-place').getByRole('button', { name: 'Dismiss' })),
    ).toBe(true)
  })

  it('ALERT-01 leaves the bar with the total and the checkout link uncovered', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport })
    await page.request.post('/cart/add', {
      form: { sku_id: card.sku, quantity: '2', return_to: '/cart' },
      headers: { origin: browser.origin() },
    })
    await open(page, '/cart')
    await page.getByRole('button', { name: /^One more/ }).waitFor()
    await page.route('**/api/cart/guest/update-item', (route) => route.abort())
    await page.getByRole('button', { name: /^One more/ }).click()
    await page.locator('.toast-place').getByRole('button', { name: 'Dismiss' }).waitFor()
    expect(
      await reached(
        page.getByRole('link', { name: 'Continue to checkout' }).locator('visible=true'),
      ),
    ).toBe(true)
  })
})

describe('an alert', () => {
  it('ALERT-02 disappears by itself, and stays as long as the pointer is on it', async () => {
    const { page } = await browser.visit()
    await page.clock.install()
    await open(page, LISTING)
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check()
    const shown = alert(page, 'Product added to compare list')
    await shown.hover()
    await page.clock.runFor(60_000)
    expect(await shown.isVisible()).toBe(true)
    await page.mouse.move(5, 300)
    await page.clock.runFor(5000)
    await shown.waitFor({ state: 'detached' })
  })
})
