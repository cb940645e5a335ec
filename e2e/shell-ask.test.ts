import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { buyable, open, orderByCash } from './buying.ts'
import { meanwhile } from './meanwhile.ts'
import { problemsAtSizes } from './page-quality.ts'
import { theShop } from './shop.ts'

const browser = useBrowser()
const database = new pg.Pool({ connectionString: theShop().database, max: 1 })
afterAll(() => database.end())

const rows = async <R extends pg.QueryResultRow>(
  query: string,
  ...values: unknown[]
): Promise<R[]> => (await database.query<R>(query, values)).rows
const dialog = (page: Page) => page.getByRole('dialog')
const footerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name })

/** From a page of few elements: the dialogs are the same on all. */
async function openFromFooter(page: Page, name: string | RegExp): Promise<void> {
  await open(page, '/policy')
  await footerLink(page, name).click()
  await dialog(page).waitFor()
}

describe('need help', () => {
  it('ENGAGE-03 UI-07 shows phone and hours in the header of every page, accepts an issue with its topic, and returns a number', async () => {
    const { page, errors } = await browser.visit()
    await open(page, '/cart')
    await page.locator('header').getByRole('link', { name: /^Help/ }).click()
    const modal = dialog(page)
    await modal.getByRole('link', { name: /^Call \+91/ }).waitFor()
    expect(await modal.innerText()).toContain('9:00AM to 7:00PM')
    await modal.getByLabel('What is it about?').selectOption({ label: 'An order I placed' })
    await modal
      .getByLabel('Specific topic')
      .selectOption({ label: 'Damaged, wrong or expired on arrival' })
    await modal.getByLabel('Order number').fill('UP-TEST-1')
    await modal.getByLabel('What can we do for you?').fill('Two of five boxes came open.')
    await modal.getByLabel('Your name').fill('Asha Rao')
    await modal.getByLabel('Email').fill('asha.help@clinic.in')
    await modal.getByRole('button', { name: 'Send' }).click()
    await modal.getByText('Thank you. Your request has the number HLP-').waitFor()
    const [stored] = await rows<{
      kind: string
      topic: string
      sub_topic: string
      order_number: string
      page: string
    }>(
      `select kind, topic, sub_topic, order_number, page from support_ticket where email = $1`,
      'asha.help@clinic.in',
    )
    expect(stored).toEqual({
      kind: 'issue',
      topic: 'order',
      sub_topic: 'damaged',
      order_number: 'UP-TEST-1',
      page: '/cart',
    })
    expect(errors).toEqual([])
  })

  it('ENGAGE-03 reports all problems at once, links to each field, and keeps the values', async () => {
    const { page } = await browser.visit({ viewport: phone })
    await openFromFooter(page, 'Get help')
    const modal = dialog(page)
    await modal.getByLabel('What is it about?').selectOption({ label: 'A product, before I buy' })
    await modal.getByLabel('Mobile number').fill('12345')
    await modal.getByRole('button', { name: 'Send' }).click()
    const summary = modal.getByRole('alert')
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Choose what fits best',
      'Tell us in a few words what it is about',
      'Enter your name',
      'Enter a mobile number',
    ])
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
    await summary.getByRole('link', { name: 'Enter your name' }).click()
    expect(
      await modal.getByLabel('Your name').evaluate((field) => field === document.activeElement),
    ).toBe(true)
    expect(await modal.getByLabel('Mobile number').inputValue()).toBe('12345')
  })

  it.each([
    ['A product, before I buy', 'Size, gauge or strength', 'need-help'],
    ['My account or KYC', 'My personal data', 'submit-user-help-request'],
  ])('ENGAGE-03 sends %s to its own desk', async (topic, sub, path) => {
    const { page } = await browser.visit()
    await openFromFooter(page, 'Get help')
    const modal = dialog(page)
    await modal.getByLabel('What is it about?').selectOption({ label: topic })
    await modal.getByLabel('Specific topic').selectOption({ label: sub })
    await modal.getByLabel('What can we do for you?').fill('Please tell me more.')
    await modal.getByLabel('Your name').fill('Asha Rao')
    await modal.getByLabel('Mobile number').fill('98765 43210')
    const answer = await meanwhile(page.waitForResponse(`**/api/${path}`), () =>
      modal.getByRole('button', { name: 'Send' }).click(),
    )
    expect(answer.status()).toBe(200)
  })

  it('DATA-16 names the last order of this browser by itself', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    const outcome = await orderByCash(page, card.sku)
    await open(page, outcome.track_url.replace('/track', '/confirmed'))
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('upchar.order') ?? ''))
      .toContain(outcome.order_number)
    await openFromFooter(page, 'Get help')
    await dialog(page).getByLabel('What is it about?').selectOption({ label: 'A GST invoice' })
    expect(await dialog(page).getByLabel('Order number').inputValue()).toBe(outcome.order_number)
  })
})

describe('a phone number to connect', () => {
  it('ENGAGE-06 UI-07 asks for the number only, refuses one that can’t be called, and says when we call', async () => {
    const { page } = await browser.visit()
    await openFromFooter(page, 'Request a call')
    const modal = dialog(page)
    await modal.getByLabel('Mobile number').fill('0123456789')
    await modal.getByRole('button', { name: 'Call me' }).click()
    await modal.getByRole('link', { name: 'Enter a mobile number' }).waitFor()
    await modal.getByLabel('Mobile number').fill('+91 91234 50001')
    await modal.getByRole('button', { name: 'Call me' }).click()
    await modal.getByText('Thank you. We call you at +919123450001').waitFor()
    expect(await rows('select name from support_ticket where phone = $1', '+919123450001')).toEqual(
      [{ name: '' }],
    )
  })

  it('ENGAGE-06 is requested from a product page, with the product as its subject', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await open(page, `/products/${card.slug}`)
    await page.getByRole('button', { name: 'Call me back' }).click()
    expect(await dialog(page).getByLabel('What is it about?').inputValue()).toBe(card.title)
  })
})

describe('feedback', () => {
  it('ENGAGE-04 UI-06 accepts stars and text, keeps a draft, and sends it once', async () => {
    const { page } = await browser.visit()
    await openFromFooter(page, 'Give feedback')
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await dialog(page).getByRole('link', { name: 'Choose one to five stars' }).waitFor()
    await dialog(page).getByRole('radio', { name: '4 of 5: Good' }).check()
    await dialog(page).getByLabel('What should we know?').fill('Show the shelf life earlier.')
    await page.keyboard.press('Escape')
    await openFromFooter(page, 'Give feedback')
    expect(await dialog(page).getByRole('radio', { name: '4 of 5: Good' }).isChecked()).toBe(true)
    expect(await dialog(page).getByLabel('What should we know?').inputValue()).toBe(
      'Show the shelf life earlier.',
    )
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await dialog(page).getByText('Thank you. We read every answer.').waitFor()
    expect(
      await rows(
        `select rating, page from feedback where comment = 'Show the shelf life earlier.'`,
      ),
    ).toEqual([{ rating: 4, page: '/policy' }])
    await openFromFooter(page, 'Give feedback')
    expect(await dialog(page).getByLabel('What should we know?').inputValue()).toBe('')
  })

  it('ENGAGE-04 returns a number if an answer is wanted', async () => {
    const { page } = await browser.visit()
    await openFromFooter(page, 'Give feedback')
    const modal = dialog(page)
    await modal.getByRole('radio', { name: '2 of 5: Bad' }).check()
    await modal.getByLabel('What should we know?').fill('The invoice lacks my branch.')
    await modal.getByRole('checkbox', { name: 'I would like an answer' }).check()
    await modal.getByRole('button', { name: 'Send' }).click()
    await modal.getByRole('link', { name: 'Enter your name' }).waitFor()
    await modal.getByLabel('Your name').fill('Dr. Iyer')
    await modal.getByLabel('Email').fill('iyer@lab.in')
    await modal.getByRole('button', { name: 'Send' }).click()
    await modal.getByText('Your message has the number FBK-').waitFor()
  })
})

describe('joining as a seller', () => {
  it('ENGAGE-08 UI-07 accepts an application with GST number and categories, and returns a number', async () => {
    const { page, errors } = await browser.visit()
    await openFromFooter(page, /^Sell on/)
    const modal = dialog(page)
    await modal.getByLabel('Business name').fill('Sahyadri Surgicals')
    await modal.getByLabel('GST number (GSTIN)').fill('27AAACX1234A1Z0')
    await modal.getByLabel('Warehouse pincode').fill('411 001')
    await modal.getByLabel('Your name').fill('Meera Joshi')
    await modal.getByLabel('Mobile number').fill('9820012345')
    await modal.getByLabel('Email').fill('meera@sahyadri.in')
    await modal.getByRole('button', { name: 'Apply' }).click()
    expect(await modal.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      expect.stringContaining('typing mistake'),
      'Choose at least one category',
    ])
    await modal.getByLabel('GST number (GSTIN)').fill('27AAACX1234A1ZX')
    await modal.getByText('Consumables & Disposables').click()
    await modal.getByRole('checkbox', { name: 'Gloves' }).check()
    await modal.getByRole('button', { name: 'Apply' }).click()
    await modal.getByText('Thank you. Your application has the number SEL-').waitFor()
    expect(
      await rows(
        `select gstin, pincode, categories from seller_application where email = 'meera@sahyadri.in'`,
      ),
    ).toEqual([{ gstin: '27AAACX1234A1ZX', pincode: '411001', categories: ['gloves'] }])
    expect(errors).toEqual([])
  })

  it('ENGAGE-08 says when the form can’t be loaded, and retries', async () => {
    const { page } = await browser.visit()
    await page.route('**/api/seller-details/all-categories', (route) => route.abort())
    await openFromFooter(page, /^Sell on/)
    await dialog(page).getByText('Something went wrong').waitFor()
    await page.unroute('**/api/seller-details/all-categories')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await dialog(page).getByLabel('Business name').waitFor()
  })
})

describe('enquiries', () => {
  it('ENGAGE-01 requests a call about a product that is sold on enquiry, and returns a number', async () => {
    const listing = (await (
      await fetch(
        `${browser.origin()}/api/get-data-json?filters=business%3Drefurbished-devices&limit=20`,
      )
    ).json()) as {
      products: { slug: string; title: string; lead_only: boolean; buying: { state: string } }[]
    }
    const lead = listing.products.find((one) => one.lead_only || one.buying.state === 'lead_only')
    const { page } = await browser.visit()
    await open(page, `/products/${lead?.slug ?? ''}`)
    await page.getByRole('button', { name: 'Send an enquiry' }).first().click()
    const modal = dialog(page)
    await modal.getByLabel('Your name').fill('Asha Rao')
    await modal.getByLabel('Mobile number').fill('9876543210')
    await modal.getByRole('button', { name: 'Send enquiry' }).click()
    await modal.getByText('Your enquiry has the number ENQ-').waitFor()
    expect(
      await rows(
        `select 1 as one from support_ticket where kind = 'enquiry' and name = 'Asha Rao' and sku is not null`,
      ),
    ).toHaveLength(1)
  })

  it('ENGAGE-02 records who wants to be notified when a product is back', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit()
    await page.route('**/api/get-data-json?*', async (route) => {
      const answer = await route.fetch()
      const list = (await answer.json()) as { stock: Record<string, { state: string }> }
      for (const id of Object.keys(list.stock)) list.stock[id] = { state: 'out_of_stock' }
      await route.fulfill({ response: answer, json: list })
    })
    await open(page, '/policy')
    await page.getByRole('combobox', { name: /Search products/ }).fill(card.title)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?search=**')
    await page
      .getByRole('button', { name: `Notify me: ${card.title}` })
      .first()
      .click()
    await dialog(page).getByLabel('Email').fill('waiting@clinic.in')
    await dialog(page).getByRole('button', { name: 'Notify me' }).click()
    await page.getByText('We write to you when this can be had at').first().waitFor()
    expect(
      await rows('select pincode from notify_request where email = $1', 'waiting@clinic.in'),
    ).toEqual([{ pincode: '110001' }])
  })
})

describe('the dialogs of the footer', () => {
  it.each(['Get help', 'Request a call', 'Give feedback', /^Sell on/])(
    'UI-07 %s opens without an accessibility violation or overflow',
    async (name) => {
      const { page, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
      await openFromFooter(page, name)
      await dialog(page)
        .getByRole('button', { name: /^(Send|Call me|Apply)$/ })
        .waitFor()
      expect(await problemsAtSizes(page, [phone, tablet, desktop])).toEqual([])
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expect(await footerLink(page, name).evaluate((link) => link === document.activeElement)).toBe(
        true,
      )
      expect(errors).toEqual([])
    },
  )
})
