import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { buyable, open, orderAsCustomer } from './buying.ts'
import { problemsAtSizes } from './page-quality.ts'
import { makeCustomer } from './signing-in.ts'

const browser = useBrowser()

const sizes = [phone, tablet, desktop]

describe('orders', () => {
  it('ROUTE-20 ORDER-01 list the buyer’s orders with links to tracking; without any, to the shop', async () => {
    const { sku } = await buyable(browser.origin())
    const { page, context, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
    await makeCustomer(context.request, browser.origin())
    await open(page, '/order')
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    const placed = [await orderAsCustomer(page, sku), await orderAsCustomer(page, sku)]
    const numbers = placed.map(({ order_number: number }) => number)
    await open(page, '/order')
    const headings = page.getByRole('article').getByRole('heading')
    await expect.poll(() => headings.allInnerTexts()).toEqual(numbers.toReversed())
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await page
      .getByRole('link', { name: `Tracking and invoices of order ${numbers[0] ?? ''}` })
      .click()
    await page.waitForURL('**/track')
    await page
      .getByRole('main')
      .getByText(numbers[0] ?? '')
      .first()
      .waitFor()
    expect(errors).toEqual([])
  })

  it('ROUTE-20 ROUTE-25 ask a visitor to sign in, and return', async () => {
    const { page } = await browser.visit()
    await page.goto('/order?page=2')
    expect(new URL(page.url()).pathname).toBe('/account/login')
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/order?page=2')
  })
})
