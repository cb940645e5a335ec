import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { addFromPage, buyable, confirmedNumber, fillForm, open, payButton } from './buying.ts'
import { problemsAtSizes } from './page-quality.ts'
import { makeCustomer } from './signing-in.ts'
import { signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()

/** Staff give a customer 60 rupees for some ten months. */
async function give60(email: string): Promise<void> {
  const { context } = await browser.visit()
  await signInStaff(context.request, browser.origin(), await staff.make('finance'))
  const { rows } = await staff
    .database()
    .$client.query<{ id: string }>('select id from customer where email = $1', [email])
  const answer = await context.request.post(`/api/staff/customers/${rows[0]?.id}/wallet`, {
    data: {
      id: randomUUID(),
      direction: 'give',
      amount: 60,
      last_day: new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10),
      reason: 'For the late parcel',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const balance = async (page: Page): Promise<string> => {
  await open(page, '/account?selected=wallet')
  return (await page.getByText('can be spent until').innerText()).replaceAll('\u00a0', ' ')
}

const sound = async (page: Page): Promise<void> =>
  expect(await problemsAtSizes(page, [phone, desktop])).toEqual([])

describe('a wallet', () => {
  it('CART-15 CHECKOUT-07 ORDER-03 pays a part of an order, and has it back when the buyer cancels', async () => {
    const card = await buyable(browser.origin(), ({ price_gst: price }) => price > 100)
    const { page, context, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
    const email = await makeCustomer(context.request, browser.origin())
    await give60(email)
    expect(await balance(page)).toMatch(/^₹60\.00 can be spent until \d/)
    await sound(page)

    await addFromPage(page, card.slug)
    await open(page, '/checkout')
    await fillForm(page)
    await page.getByLabel('Cash on delivery').check()
    await page.getByLabel('Use ₹60.00 from your wallet').check()
    await page.getByText('is left to pay in cash').waitFor()
    await sound(page)
    await payButton(page).click()
    const number = await confirmedNumber(page)
    await open(page, '/account?selected=wallet')
    await page.getByText(number).waitFor()
    await page.getByText('−₹60.00').waitFor()

    await page.setViewportSize(desktop)
    await open(page, '/order')
    await page.getByRole('link', { name: `Tracking and invoices of order ${number}` }).click()
    await page.getByText('Paid from wallet').waitFor()
    await page.getByRole('button', { name: 'Cancel order or items' }).click()
    await page.getByLabel('Why?').selectOption({ index: 1 })
    await page.getByText('₹60.00').last().waitFor()
    await sound(page)
    await page.getByRole('button', { name: 'Cancel the whole order' }).click()
    await page.getByRole('dialog', { name: 'Your order is cancelled' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).last().click()
    expect(await balance(page)).toMatch(/^₹60\.00 can be spent until \d/)
    expect(errors).toEqual([])
  })
})
