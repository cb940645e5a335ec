import type { Page } from 'playwright-core'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import {
  addFromPage,
  buyable,
  confirmedNumber,
  fillForm,
  guest,
  open,
  orderByCash,
  payButton,
  payByUpi,
  toFilledCheckout,
  wordsOf,
} from './buying.ts'
import { hurryCourier } from './courier.ts'
import { theShop } from './shop.ts'
import { makeCustomer } from './signing-in.ts'

const browser = useBrowser()
const database = new pg.Pool({ connectionString: theShop().database, max: 1 })
afterAll(() => database.end())

/** How many orders this visitor has placed; other journeys place theirs at the same time. */
async function countOrders(page: Page): Promise<number> {
  const { cart } = (await (await page.request.post('/api/cart', { data: {} })).json()) as {
    cart: { guest_user_id: string }
  }
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from "order" where guest_id = $1',
    [cart.guest_user_id],
  )
  return rows[0]?.count ?? -1
}

/** keyboard.test.ts buys at both widths, buying-quality.test.ts judges each screen at them. */
describe('a guest', () => {
  it('CHECKOUT-04 CHECKOUT-06 finds a product, pays by UPI and gets a confirmation with its link, and the invoice later, at 390 px', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit({ viewport: phone })
    await open(page, '/products?search=' + encodeURIComponent(card.title))
    await page.locator('main').getByRole('link', { name: card.title }).first().click()
    await page.waitForURL(`**/products/${card.slug}`)
    await toFilledCheckout(page, card.slug)
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Bengaluru')
    const total = ((await payButton(page).textContent()) ?? '').replace(/^Pay /, '')
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    expect(await page.locator('body').innerText()).toContain(total)
    await payByUpi(page, 'success@razorpay')
    await confirmedNumber(page)
    const text = await wordsOf(page.locator('main'))
    expect(text).toContain(card.title)
    expect(text).toContain(total)
    expect(text).toContain(guest.house)
    expect(text).not.toContain('98765 43210')
    expect(text).toContain('This page is your order confirmation.')
    await page.reload()
    await confirmedNumber(page)
    expect(errors).toEqual([])
  })

  it('CHECKOUT-06 is invited to an account once the order stands, and finds the order in it, at 1440 px', async () => {
    const { page, context } = await browser.visit({ viewport: desktop })
    await open(page, '/shop')
    const card = await buyable(browser.origin())
    const { track_url } = await orderByCash(page, card.sku)
    await open(page, track_url.replace('/track', '/confirmed'))
    const number = await confirmedNumber(page)
    const invitation = page.getByRole('link', { name: 'Sign in or create an account' })
    expect(await invitation.getAttribute('href')).toBe('/account/login?returnUrl=%2Forder')
    await makeCustomer(context.request, browser.origin())
    await open(page, '/order')
    await page.getByRole('heading', { name: number }).waitFor()
    await open(page, track_url.replace('/track', '/confirmed'))
    expect(await confirmedNumber(page)).toBe(number)
    expect(await invitation.count()).toBe(0)
  })

  it('CHECKOUT-06 returns to the same filled form when the payment fails, and pays on the second try, at 1440 px', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await toFilledCheckout(page, card.slug)
    await payButton(page).click()
    await payByUpi(page, 'failure@razorpay')
    await page.waitForURL('**/checkout?failed=**')
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
    expect(await page.getByLabel('Full name').inputValue()).toBe(guest.name)
    expect(await page.getByLabel('Street and area').inputValue()).toBe(guest.street)
    expect(await countOrders(page)).toBe(0)
    await page.reload()
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
    await page.getByText('We deliver to').waitFor()
    await payButton(page).click()
    await payByUpi(page, 'success@razorpay')
    await confirmedNumber(page)
    expect(await countOrders(page)).toBe(1)
  })

  it('CHECKOUT-05 orders cash on delivery with its fee, once, however often the button is pressed, at 390 px', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit({ viewport: phone })
    await toFilledCheckout(page, card.slug)
    const online = (await payButton(page).textContent()) ?? ''
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await expect.poll(() => payButton(page).textContent()).not.toBe(online)
    const total = ((await payButton(page).textContent()) ?? '').replace('Place order · ', '')
    await payButton(page).dblclick()
    await confirmedNumber(page)
    expect(await page.locator('main').innerText()).toContain(total)
    expect(await page.locator('main').innerText()).toContain('Cash on delivery fee')
    expect(await countOrders(page)).toBe(1)
    await open(page, '/cart')
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    expect(errors).toEqual([])
  })
})

describe('on the way to the payment', () => {
  it('CHECKOUT-06 continues the same checkout after the back button, and says on return that nothing is paid', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: phone })
    await toFilledCheckout(page, card.slug)
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    const first = new URL(page.url())
    await page.goBack()
    await page.getByText('We deliver to').waitFor()
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    expect(new URL(page.url()).pathname).toBe(first.pathname)
    await page.goto(first.searchParams.get('back') ?? '/checkout/return')
    await page.getByRole('heading', { name: 'Your payment isn’t finished' }).waitFor()
    await page.getByRole('link', { name: 'Continue to payment' }).click()
    await payByUpi(page, 'success@razorpay')
    await confirmedNumber(page)
  })

  it('CHECKOUT-04 shows the old and the new total and asks again when it moved', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await toFilledCheckout(page, card.slug)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await expect.poll(() => payButton(page).textContent()).toContain('Place order')
    const old = Number(((await payButton(page).textContent()) ?? '').replaceAll(/[^\d.]/g, ''))
    await page.route('**/api/checkout/*/place', (route) =>
      route.fulfill({
        status: 409,
        json: {
          success: false,
          code: 'total_changed',
          message: 'The total has changed. Check the new total and confirm it.',
          detail: { old, new: old + 12.5 },
          request_id: 'x',
        },
      }),
    )
    await payButton(page).click()
    const note = page.getByRole('alert').filter({ hasText: 'The total has changed' })
    await note.waitFor()
    expect(await note.innerText()).toContain('Nothing was charged')
    await expect.poll(() => payButton(page).textContent()).toContain((old + 12.5).toFixed(2))
    expect(page.url()).toMatch(/\/checkout$/)
  })

  it('CHECKOUT-14 takes a dear first order in cash from a phone that was proved with a code', async () => {
    const dear = await buyable(browser.origin(), ({ price_gst }) => price_gst > 700)
    const { page } = await browser.visit({ viewport: desktop })
    await open(page, `/products/${dear.slug}`)
    await page
      .locator('form#buy')
      .getByRole('textbox', { name: /Quantity/ })
      .fill('9')
    await page.locator('form#buy').getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Product added to cart').waitFor()
    await open(page, '/checkout')
    await page
      .getByText('A first order above ₹5,000 needs a code that we send to your phone.')
      .waitFor()
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await fillForm(page)
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Bengaluru')
    // The phone typed into the form proves nothing.
    await payButton(page).click()
    await page.getByRole('alert').filter({ hasText: 'confirm your phone with the code' }).waitFor()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('6-digit code').waitFor()
    const mailbox = await (await page.request.get('/dev/mailbox')).text()
    await page
      .getByLabel('6-digit code')
      .fill(/(\d{6}) is your OTP to pay in cash/.exec(mailbox)?.[1] ?? '')
    await page.getByRole('button', { name: 'Confirm phone' }).click()
    await page.getByText('is confirmed. You can pay for this order in cash.').waitFor()
    await payButton(page).click()
    await confirmedNumber(page)
  })
})

describe('what must be corrected', () => {
  it('CHECKOUT-04 lists every invalid field, moves the focus there and says Error in the title; keeps the values', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await addFromPage(page, card.slug)
    await open(page, '/checkout')
    await page.getByLabel('Full name').fill(guest.name)
    await payButton(page).click()
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe(
      'problems',
    )
    await page.getByRole('link', { name: 'Enter a 10-digit phone number' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-PhoneNumber')
    expect(await page.getByLabel('Full name').inputValue()).toBe(guest.name)
    await fillForm(page)
    await page.reload()
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(guest.name)
  })

  it('VALID-02 says Invalid Pincode beside the field and as an alert', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await addFromPage(page, card.slug)
    await open(page, '/checkout')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('1100')
    await page.getByLabel('Full name').focus()
    await expect.poll(() => page.getByText('Invalid Pincode').count()).toBe(2)
  })
})

describe('an order that is on its way', () => {
  it('ORDER-02 ROUTE-21 advances step by step, for anyone with the link', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: phone })
    await toFilledCheckout(page, card.slug)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    const number = await confirmedNumber(page)
    const link = await page.getByRole('link', { name: 'Track your order' }).getAttribute('href')
    const other = await browser.visit({ viewport: desktop })
    await open(other.page, link ?? '')
    expect(await other.page.locator('main').innerText()).toContain(number)
    expect(await hurryCourier(database, number)).toBeGreaterThan(0)
    await expect
      .poll(
        async () => {
          await other.page.reload()
          return other.page.locator('[aria-current="step"]').first().innerText()
        },
        { timeout: 40_000, interval: 1500 },
      )
      .not.toContain('Order placed')
    expect(await other.page.getByText('tracking number').innerText()).toMatch(/SBX\d+/)
  })

  it('ORDER-02 answers an invalid link with a page that says what to do', async () => {
    const { page } = await browser.visit()
    const response = await page.goto('/order/0199aaaa-0000-7000-8000-000000000000/track?key=guess')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: 'We can’t find this order' }).waitFor()
    expect(await page.locator('main').innerText()).toContain('confirmation email')
  })
})
