import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { desktop, phone, useBrowser } from './browser.ts'
import { addFromPage, buyable, confirmedNumber, fillForm, open, payButton } from './buying.ts'
import { useFlags } from './flags.ts'
import { problemsAtSizes } from './page-quality.ts'
import { makeCustomer } from './signing-in.ts'
import { useStaff } from './staff.ts'
import type { Page } from 'playwright-core'

const browser = useBrowser()
const staff = useStaff()
const { post, setFlag, resetFlag, setTerms } = useFlags(browser, staff)

const sound = async (page: Page): Promise<void> =>
  expect(await problemsAtSizes(page, [phone, desktop])).toEqual([])

beforeAll(async () => {
  await setTerms('reward-points', {
    earn_percentage: 5,
    earn_most: 200,
    spend_percentage: 10,
    spend_most: 100,
    valid_days: 90,
  })
  await setFlag('loyalty_program', true)
})
afterAll(() => resetFlag('loyalty_program'))

describe('reward points', () => {
  it('CART-14 lower the price on the buyer’s click, come off again, and come back with a cancel', async () => {
    const card = await buyable(browser.origin(), ({ price_gst: price }) => price > 100)
    const { page, context, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
    const email = await makeCustomer(context.request, browser.origin())
    const { rows } = await staff
      .database()
      .$client.query<{ id: string }>('select id from customer where email = $1', [email])
    await post(`staff/customers/${rows[0]?.id}/wallet`, {
      id: randomUUID(),
      book: 'points',
      direction: 'give',
      amount: 7,
      last_day: istDate(Date.now() + 86_400_000),
      reason: 'For the late parcel',
    })
    await open(page, '/account?selected=points')
    await page.getByText(/^7 points can be used until/).waitFor()
    await sound(page)

    await addFromPage(page, card.slug)
    await open(page, '/cart')
    await page.getByRole('button', { name: 'Use reward points' }).click()
    await page.getByText('−₹7.00').first().waitFor()
    await sound(page)
    await page.getByRole('button', { name: 'Remove reward points' }).click()
    await page.getByText('Use 7 points').waitFor()
    await open(page, '/checkout')
    await page.getByRole('button', { name: 'Use reward points' }).click()
    await page.getByText('Reward points used').waitFor()
    await fillForm(page)
    await page.getByLabel('Cash on delivery').check()
    await sound(page)
    // A doctor’s points lower the price for the organisation only.
    await payButton(page).click()
    await page
      .getByText(/^Enter the name of the organisation that buys/)
      .first()
      .waitFor()
    await page.getByLabel('Business name').fill('Rose Clinic')
    await sound(page)
    await payButton(page).click()
    const number = await confirmedNumber(page)

    await page.setViewportSize(desktop)
    await open(page, '/order')
    await page.getByRole('link', { name: `Tracking and invoices of order ${number}` }).click()
    await page.getByText('−₹7.00').waitFor()
    await page.getByText(/^This order earns \d+ points? once all of it is delivered/).waitFor()
    await sound(page)
    await page.getByRole('button', { name: 'Cancel order or items' }).click()
    await page.getByLabel('Why?').selectOption({ index: 1 })
    await page.getByText('7 points can be used again at once').waitFor()
    await page.getByRole('button', { name: 'Cancel the whole order' }).click()
    await page.getByRole('dialog', { name: 'Your order is cancelled' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await open(page, '/account?selected=points')
    await page.getByText(/^7 points can be used until/).waitFor()
    await page.getByText('Given back: cancelled').waitFor()
    // The order without the organisation’s name was refused.
    expect(errors).toEqual([expect.stringContaining('400 (Bad Request)')])
  })
})
