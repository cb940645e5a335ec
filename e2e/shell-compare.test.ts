import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { desktop, phone, settled, tablet, useBrowser } from './browser.ts'
import { open } from './buying.ts'
import { meanwhile } from './meanwhile.ts'
import { problemsAtSizes } from './page-quality.ts'

const browser = useBrowser()
const LISTING = '/products?search=nitrile+gloves'

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Compare: / })
const tray = (page: Page) => page.getByRole('complementary', { name: 'Products to compare' })
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Ticks the first products of the listing, one after the other. */
async function compareFirst(page: Page, count: number): Promise<void> {
  await open(page, LISTING)
  for (let index = 0; index < count; index += 1) {
    await meanwhile(page.waitForResponse('**/api/products/compare/add'), () =>
      ticks(page).nth(index).check(),
    )
  }
}

describe('comparing products', () => {
  it('COMPARE-01 UI-06 DATA-09 adds from cards, shows the tray on every browse page, sets the products side by side and marks what differs', async () => {
    const { page, errors } = await browser.visit()
    await compareFirst(page, 2)
    await waitForText(page, 'Product added to compare list')
    await expect.poll(() => tray(page).getByRole('listitem').count()).toBe(2)
    await page.locator('header a[href="/shop"]').first().click()
    await page.waitForURL('**/shop')
    expect(await tray(page).isVisible()).toBe(true)
    await tray(page)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await page.waitForURL('**/compare')
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor()
    expect(await tray(page).count()).toBe(0)
    const table = page.getByRole('table')
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
    expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(
      expect.arrayContaining(['Price, GST included', 'Delivery', 'Brand', 'Country of origin']),
    )
    const [all, differing] = [
      await table.locator('tbody tr').count(),
      await table.locator('tbody tr[data-differs]').count(),
    ]
    expect(differing).toBeGreaterThan(0)
    expect(differing).toBeLessThan(all)
    await page.getByRole('checkbox', { name: 'Differences only' }).check()
    // The row of buttons stays.
    expect(await table.locator('tbody tr').count()).toBe(differing + 1)
    expect(errors).toEqual([])
  })

  it('COMPARE-01 refuses a duplicate and a fifth, removes one and clears, in the words of the specification', async () => {
    const { page } = await browser.visit()
    await compareFirst(page, 4)
    // Not check(): the refusal may untick the box before Playwright looks at it.
    await ticks(page).nth(4).click()
    await page
      .getByText('You can compare 4 products at a time. Remove one to add another.')
      .waitFor()
    await expect.poll(() => ticks(page).nth(4).isChecked()).toBe(false)
    await ticks(page).nth(0).uncheck()
    await waitForText(page, 'Item removed from compare list')
    // Another tab has added it meanwhile.
    const known = await page.evaluate(async () => {
      const list = (await (
        await fetch('/api/products/compare/get-items', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).json()) as { products: { product_group_id: number; title: string }[] }
      return list.products.map(({ product_group_id: id, title }) => ({ id, title }))
    })
    expect(known).toHaveLength(3)
    const other = await page.context().newPage()
    await open(other, LISTING)
    const title = known[0]?.title ?? ''
    await other.evaluate(() => localStorage.setItem('upchar.compare', '{"items":[]}'))
    await open(other, LISTING)
    await other.getByRole('checkbox', { name: `Compare: ${title}` }).check()
    await waitForText(other, 'Product already added to the compare list')
    await expect.poll(() => tray(other).getByRole('listitem').count()).toBe(3)
    await tray(other).getByRole('button', { name: 'Clear the compare list' }).click()
    await waitForText(other, 'Item removed from compare list')
    await expect.poll(() => tray(other).count()).toBe(0)
  })

  it('COMPARE-01 says "Something went wrong" and unticks the box when the server can’t be reached', async () => {
    const { page } = await browser.visit()
    await open(page, LISTING)
    await settled(page)
    await page.route('**/api/products/compare/add', (route) => route.abort())
    await ticks(page).first().click()
    await waitForText(page, 'Something went wrong')
    await expect.poll(() => ticks(page).first().isChecked()).toBe(false)
  })

  it('DATA-16 keeps the list over visits, even with a new guest id', async () => {
    const { page, context } = await browser.visit()
    await compareFirst(page, 2)
    await context.clearCookies()
    await open(page, '/policy')
    await expect.poll(() => tray(page).getByRole('listitem').count()).toBe(2)
    await open(page, '/policy')
    await tray(page)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await page.waitForURL('**/compare')
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(3)
  })

  it('COMPARE-01 shows a shared comparison, without scripts too, and leaves the visitor’s own list alone', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: phone })
    const listing = (await (
      await fetch(`${browser.origin()}/api/get-data-json?search=gloves&limit=3`)
    ).json()) as { products: { product_group_id: number; title: string }[] }
    await page.goto(`/compare?ids=${listing.products.map((one) => one.product_group_id).join()}`)
    for (const { title } of listing.products)
      await expect
        .poll(() => page.getByRole('columnheader').filter({ hasText: title }).count())
        .toBe(1)
    await page.goto('/compare')
    await page.getByText('Nothing to compare yet').waitFor()
  })
})

describe('from phone to desktop', () => {
  it('UI-06 tray, comparison and product-detail popup have no accessibility violation and no overflow', async () => {
    const { page } = await browser.visit({ viewport: phone, bypassCSP: true })
    const sizes = [phone, tablet, desktop]
    await compareFirst(page, 2)
    await tray(page).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await page
      .getByRole('button', { name: /^Quick view: / })
      .nth(2)
      .click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('button', { name: /^Add to cart/ }).waitFor()
    // On a phone, recent alerts cover the sheet's head until they close.
    await expect.poll(() => page.getByText('Product added to compare list').count()).toBe(0)
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await tray(page)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await page.getByRole('table').waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
  })
})

describe('the product-detail popup', () => {
  it('UI-06 shows price, options and delivery of a product from its card, adds it to the cart, and gives the focus back', async () => {
    const { page, errors } = await browser.visit()
    await open(page, LISTING)
    const eye = page.getByRole('button', { name: /^Quick view: / }).first()
    await eye.click()
    const popup = page.getByRole('dialog')
    await popup.getByText('Delivery', { exact: false }).first().waitFor()
    expect(await popup.getByRole('radio').count()).toBeGreaterThan(1)
    await popup.getByRole('radio', { name: 'M', exact: true }).check()
    expect(await popup.innerText()).toContain(
      'Enhanced imagery for representation purposes. Actual product may vary.',
    )
    await popup.getByRole('button', { name: /^Add to cart.* M$/ }).click()
    await waitForText(page, 'Product added to cart')
    await popup.getByRole('textbox', { name: /^Quantity: .* M$/ }).waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(await eye.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(errors).toEqual([])
  })

  it('DATA-16 MODAL-04 reopens after a reload with the chosen option, and is closed on another page', async () => {
    const { page } = await browser.visit()
    await open(page, LISTING)
    await page
      .getByRole('button', { name: /^Quick view: / })
      .first()
      .click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('radio', { name: 'L', exact: true }).check()
    await page.reload()
    await expect
      .poll(() => popup.getByRole('radio', { name: 'L', exact: true }).isChecked())
      .toBe(true)
    await open(page, '/policy')
    await settled(page)
    expect(await popup.count()).toBe(0)
  })
})
