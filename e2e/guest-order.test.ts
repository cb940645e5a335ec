import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { addFromPage, buyable, confirmedNumber, fillForm, guest, open, payButton, payByUpi, toFilledCheckout } from './buying.ts'

const browser = useBrowser()
const database = new pg.Pool({ connectionString: inject('shopDatabase'), max: 1 })
afterAll(() => database.end())

const countOrders = async (): Promise<number> => {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from orders')
  return rows[0]?.count ?? -1
}

describe.each([['390 px', phone], ['1440 px', desktop]])('a guest at %s', (_, viewport) => {
  it('CHECKOUT-04 CHECKOUT-06 finds a product, pays by UPI and gets a confirmation with invoice and link', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit({ viewport })
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
    const text = await page.locator('main').innerText()
    expect(text).toContain(card.title)
    expect(text).toContain(total)
    expect(text).toContain(guest.house)
    expect(text).not.toContain('98765 43210')
    const invoice = await page.getByRole('link', { name: /GST invoice/ }).getAttribute('href')
    const pdf = await page.request.get(invoice ?? '')
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.reload()
    await confirmedNumber(page)
    expect(errors).toEqual([])
  })

  it('CHECKOUT-06 comes back to the same filled form when the payment fails, and pays on the second try', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport })
    const before = await countOrders()
    await toFilledCheckout(page, card.slug)
    await payButton(page).click()
    await payByUpi(page, 'failure@razorpay')
    await page.waitForURL('**/checkout?failed=**')
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
    expect(await page.getByLabel('Full name').inputValue()).toBe(guest.name)
    expect(await page.getByLabel('Street and area').inputValue()).toBe(guest.street)
    expect(await countOrders()).toBe(before)
    await page.reload()
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
    await page.getByText('We deliver to').waitFor()
    await payButton(page).click()
    await payByUpi(page, 'success@razorpay')
    await confirmedNumber(page)
    expect(await countOrders()).toBe(before + 1)
  })

  it('CHECKOUT-05 orders cash on delivery with its fee, once, however often the button is pressed', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit({ viewport })
    const before = await countOrders()
    await toFilledCheckout(page, card.slug)
    const online = (await payButton(page).textContent()) ?? ''
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await expect.poll(() => payButton(page).textContent()).not.toBe(online)
    const total = ((await payButton(page).textContent()) ?? '').replace('Place order · ', '')
    await payButton(page).dblclick()
    await confirmedNumber(page)
    expect(await page.locator('main').innerText()).toContain(total)
    expect(await page.locator('main').innerText()).toContain('Cash on delivery fee')
    expect(await countOrders()).toBe(before + 1)
    await open(page, '/cart')
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    expect(errors).toEqual([])
  })
})

describe('what must be corrected', () => {
  it('CHECKOUT-04 lists every field, moves the focus there and says Error in the title; nothing typed is lost', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await addFromPage(page, card.slug)
    await open(page, '/checkout')
    await page.getByLabel('Full name').fill(guest.name)
    await payButton(page).click()
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('problems')
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
  it('ORDER-02 ROUTE-21 moves on step by step, for whoever has the link', async () => {
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
    await expect.poll(async () => {
      await other.page.reload()
      return other.page.locator('[aria-current="step"]').first().innerText()
    }, { timeout: 40_000, interval: 1500 }).not.toContain('Order placed')
    expect(await other.page.getByText('tracking number').innerText()).toMatch(/SBX\d+/)
  })

  it('ORDER-02 answers a foreign link with a page that says what to do', async () => {
    const { page } = await browser.visit()
    const response = await page.goto('/order/0199aaaa-0000-7000-8000-000000000000/track?key=guess')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: 'We can’t find this order' }).waitFor()
    expect(await page.locator('main').innerText()).toContain('confirmation mail')
  })
})
