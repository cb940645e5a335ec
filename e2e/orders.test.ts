import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { buyable, guest, open } from './buying.ts'
import { problemsAtSizes } from './page-quality.ts'
import { makeCustomer } from './signing-in.ts'

const browser = useBrowser()

/** Places a cash order without the screens; returns its number. */
async function buy(request: APIRequestContext, sku: string): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${browser.origin()}/api/${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as {
      checkout: { id: string; total: number }
      outcome: { order_number: string }
    }
  }
  await post('cart/update-item', {
    type: 'ADD',
    product: { sku_id: sku, quantity: 1 },
    pincode: '560001',
  })
  const { checkout } = await post('checkout/create?source=cart', {
    request_key: randomUUID(),
    form: {
      email: guest.email,
      FullName: guest.name,
      PhoneNumber: guest.phone,
      pinCode: '560001',
      house: guest.house,
      street: guest.street,
      city: 'Bengaluru',
      paymentOption: 2,
    },
  })
  return (await post(`checkout/${checkout.id}/place`, { total: checkout.total })).outcome
    .order_number
}

const sizes = [phone, tablet, desktop]

describe('orders', () => {
  it('ROUTE-20 ORDER-01 list the buyer’s orders with links to tracking; without any, to the shop', async () => {
    const { sku } = await buyable(browser.origin())
    const { page, context, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
    await makeCustomer(context.request, browser.origin())
    await open(page, '/order')
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    const numbers = [await buy(context.request, sku), await buy(context.request, sku)]
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
