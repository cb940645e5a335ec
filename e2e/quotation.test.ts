import type { Page } from 'playwright-core'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { formatIstDate } from '@upchar/kernel/dates'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { desktop, phone, useBrowser } from './browser.ts'
import { buyable, confirmedNumber, fillForm, open, payButton, wordsOf } from './buying.ts'
import { makeCustomer, newEmail } from './signing-in.ts'
import { theShop } from './shop.ts'
import { signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const database = new pg.Pool({ connectionString: theShop().database, max: 1 })

const prices = new Map<string, number>()
const setPrice = (sku: string, paise: number) =>
  database.query(
    'update offer o set price_paise = $2 from variant v where v.id = o.variant_id and v.sku = $1',
    [sku, paise],
  )
const priceOf = async (sku: string) =>
  (
    await database.query<{ paise: number }>(
      'select o.price_paise::int as paise from offer o join variant v on v.id = o.variant_id where v.sku = $1',
      [sku],
    )
  ).rows[0]?.paise ?? 0
/** The price of a product rises by `rupees` until the test ends. */
async function raisePrice(sku: string, rupees: number): Promise<void> {
  const paise = await priceOf(sku)
  prices.set(sku, paise)
  await setPrice(sku, paise + rupees * 100)
}
afterEach(async () => {
  for (const [sku, paise] of prices) await setPrice(sku, paise)
  prices.clear()
})
afterAll(() => database.end())

/** A product without a deal: a quotation holds its price, which may rise by 50 rupees below the MRP. */
async function quotable() {
  const { rows } = await database.query<{ sku: string }>(
    `select v.sku from variant v join offer o on o.variant_id = v.id
      where v.mrp_paise >= o.price_paise + 5000 and not exists (select from deal d where d.offer_id = o.id)
        and not exists (select from volume_prices p where p.offer_id = o.id)`,
  )
  const fit = new Set(rows.map(({ sku }) => sku))
  return buyable(browser.origin(), ({ sku }) => fit.has(sku))
}

const quotations = (page: Page) => page.getByRole('region', { name: 'Your quotations' })
/** The only one; what differs from it is a list in it. */
const theQuotation = (page: Page) => quotations(page).getByRole('listitem').first()

/** Pastes a list into the order pad, and has it quoted. */
async function quote(page: Page, list: string, forWhom: string, poNumber: string) {
  await open(page, '/order-pad')
  await page.getByRole('textbox', { name: 'Paste or type your list' }).fill(list)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await page.getByText('1 line: 1 ready').waitFor()
  await page.getByText('Get a quotation').click()
  await page.getByRole('textbox', { name: 'Quotation for' }).fill(forWhom)
  await page.getByRole('textbox', { name: /Purchase order number/ }).fill(poNumber)
  await page.getByRole('button', { name: 'Make quotation' }).click()
  const pdf = page.getByRole('link', { name: 'Open PDF' })
  await pdf.waitFor()
  return (await pdf.getAttribute('href')) ?? ''
}

/** The words of a PDF behind an address, as the page's browser fetches it. */
async function wordsOfPdf(page: Page, address: string): Promise<string> {
  const reply = await page.request.get(address)
  expect(reply.headers()['content-type']).toBe('application/pdf')
  // A long SKU may be broken at a hyphen.
  return pdfLines(await reply.body())
    .join('\n')
    .replaceAll('-\n', '-')
}

/** Orders the quotation that is shown, up to the filled-in form. */
async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue to checkout' }).locator('visible=true').click()
  await page.waitForURL('**/checkout')
}

const poOf = async (number: string) =>
  (
    await database.query<{ po: string }>(
      `select form->>'poNumber' as po from "order" where number = $1`,
      [number],
    )
  ).rows[0]?.po

describe('a quotation of the order pad', () => {
  it('becomes a guest’s order at its prices although they rose, with its purchase order, at 390 px', async () => {
    const card = await quotable()
    const { page, errors } = await browser.visit({ viewport: phone })
    const file = await quote(page, `${card.sku}, 2`, 'Konkan Nursing Home', 'PO/26/118')
    const item = theQuotation(page)
    const seen = await wordsOf(item)
    expect(seen).toContain('Konkan Nursing Home, purchase order PO/26/118')
    const until = /Prices hold until (\d+ \w+ \d{4})/.exec(seen)?.[1] ?? ''
    // Fifteen days, to the end of the last.
    expect(until).toBe(formatIstDate(new Date(Date.now() + 15 * 86_400_000)))
    const words = await wordsOfPdf(page, file)
    for (const part of ['PO/26/118', 'Konkan Nursing Home', card.sku, until])
      expect(words).toContain(part)

    const quoted = await priceOf(card.sku)
    await raisePrice(card.sku, 40)
    await page.getByRole('button', { name: /^Order this quotation QTN-/ }).click()
    await item.getByText(/is in your cart\.$/).waitFor()
    await item.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/cart')
    await page.getByText(`Price kept until ${until}`).waitFor()
    await toCheckout(page)
    await fillForm(page)
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO/26/118')
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    const number = await confirmedNumber(page)
    expect(await poOf(number)).toBe('PO/26/118')
    const { rows } = await database.query<{ price: number; quantity: number }>(
      `select l.unit_price_paise::int as price, l.quantity from order_line l join "order" o on o.id = l.order_id where o.number = $1`,
      [number],
    )
    expect(rows).toEqual([{ price: quoted, quantity: 2 }])
    expect(errors).toEqual([])
  })

  it('that has ended says so to a customer, and is ordered at today’s price, which it names, at 1440 px', async () => {
    const card = await quotable()
    const { page, context, errors } = await browser.visit({ viewport: desktop })
    await makeCustomer(context.request, browser.origin())
    await quote(page, `${card.sku}, 3`, 'Rose Clinic', 'RC 7')
    const number = /QTN-\w{8}/.exec(await wordsOf(quotations(page)))?.[0] ?? ''
    await database.query(
      `update quotation set made_at = made_at - interval '20 days', valid_until = valid_until - interval '20 days' where number = $1`,
      [number],
    )
    await raisePrice(card.sku, 25)
    await open(page, '/order-pad')
    const item = theQuotation(page)
    await item.getByText(/^Ended on /).waitFor()
    await item.getByRole('button', { name: `Order this quotation ${number}` }).click()
    await item.getByText(/It was valid until .*: these are today’s prices\./).waitFor()
    const says = await wordsOf(item)
    expect(says).toContain('1 product differs from it.')
    const [, now = '', then = ''] = /now ₹([\d,.]+), quoted at ₹([\d,.]+)\./.exec(says) ?? []
    expect(Number(now.replaceAll(',', '')) - Number(then.replaceAll(',', ''))).toBeCloseTo(25, 2)
    await item.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/cart')
    expect(await page.getByText('Price kept until').count()).toBe(0)
    expect(errors).toEqual([])
  })
})

describe('a quotation for an enquiry', () => {
  it('ENGAGE-01 opens by the link of its mail for somebody who was never here, and becomes the order', async () => {
    const card = await quotable()
    const email = newEmail()
    const desk = await browser.visit()
    const asked = await desk.page.request.post('/api/lead-enquiry', {
      data: {
        name: 'Meera Joshi',
        phone: '9876543210',
        email,
        pincode: '560001',
        comment: 'Price for 2 packs?',
        sku: card.sku,
      },
    })
    const { ticket } = (await asked.json()) as { ticket: string }
    await signInStaff(desk.context.request, browser.origin(), await staff.make('support'))
    await desk.page.goto(`/console/support?q=${ticket}`)
    await desk.page.getByRole('row', { name: ticket }).getByRole('link').click()
    await desk.page.getByText('Make a quotation').click()
    await desk.page.getByLabel('Goods', { exact: true }).fill(`${card.sku} x 2`)
    await desk.page.getByRole('button', { name: 'Show prices' }).click()
    await desk.page.getByRole('button', { name: 'Send quotation' }).click()
    await desk.page.getByText('The quotation is sent').waitFor()
    const { rows } = await database.query<{ text: string }>(
      `select text from mail_message where to_address = $1 and subject like 'Quotation%'`,
      [email],
    )
    const link = /\S+\/order-pad\?quotation=\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''

    await raisePrice(card.sku, 30)
    const { page, errors } = await browser.visit({ viewport: phone })
    await open(page, link.slice(browser.origin().length))
    const item = theQuotation(page)
    await item.getByText(/^Prices hold until /).waitFor()
    const pdf = (await item.getByRole('link', { name: /^PDF/ }).getAttribute('href')) ?? ''
    expect(await wordsOfPdf(page, pdf)).toContain(card.sku)
    await item.getByRole('button', { name: /^Order this quotation/ }).click()
    await item.getByText(/is in your cart\.$/).waitFor()
    await item.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/cart')
    await toCheckout(page)
    await fillForm(page)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    await confirmedNumber(page)
    // Who comes from a mail has no guest id yet: the first question for it is refused.
    expect(errors.filter((text) => !text.includes('401'))).toEqual([])
  })
})
