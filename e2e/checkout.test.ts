import type { Page } from 'playwright-core'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { assetOf } from './asset-of.ts'
import { desktop, phone, useBrowser, type Visit } from './browser.ts'
import {
  addFromPage,
  buyable,
  confirmedNumber,
  fillForm,
  guest,
  open,
  payButton,
  putIntoCart,
  toFilledCheckout,
} from './buying.ts'
import { meanwhile } from './meanwhile.ts'
import { problemsAtSizes } from './page-quality.ts'
import { theShop } from './shop.ts'
import { makeCustomer } from './signing-in.ts'

const browser = useBrowser()
const database = new pg.Pool({ connectionString: theShop().database, max: 1 })
afterAll(() => database.end())

const clinic = {
  billingName: 'Ravi',
  billingLastName: 'Iyer',
  phoneNumber: '9123456789',
  buildingName: '12 Rose Clinic',
  streetName: 'MG Road',
  landmark: '',
  pinCode: '560001',
  city: 'Bengaluru',
  is_default_shipping: true,
}
const office = {
  billingName: 'Accounts',
  billingLastName: 'Office',
  phoneNumber: '9123456780',
  buildingName: '7 Lake View',
  streetName: 'Marine Lines',
  landmark: '',
  pinCode: '400001',
  city: 'Mumbai',
  gstin: '27AABCU7421K1Z5',
  businessName: 'Sunrise Trust',
}

const editAddresses = async (
  { context }: Pick<Visit, 'context'>,
  query: string,
  data: object,
): Promise<string> => {
  const answer = await context.request.post(`${browser.origin()}/api/my-addresses/edit?${query}`, {
    data,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { address_id: string }).address_id
}

/** A signed-in buyer with two addresses at the checkout. */
async function atCheckout(
  options: NonNullable<Parameters<typeof browser.visit>[0]>,
): Promise<Visit & { officeId: string }> {
  const card = await buyable(browser.origin())
  const visit = await browser.visit(options)
  await makeCustomer(visit.context.request, browser.origin())
  await editAddresses(visit, 'action=add', clinic)
  const officeId = await editAddresses(visit, 'action=add', office)
  await addFromPage(visit.page, card.slug)
  await open(visit.page, '/checkout')
  await visit.page.getByText('We deliver to Bengaluru').waitFor()
  return { ...visit, officeId }
}

const sound = async (page: Page, what: string): Promise<void> =>
  expect(await problemsAtSizes(page, [phone, desktop]), what).toEqual([])
const billTo = (page: Page) => page.getByRole('group', { name: 'Bill to' })

describe('a buyer with two addresses', () => {
  it('CHECKOUT-02 delivers to one address and bills another, with instructions for the courier; the order shows all of it', async () => {
    const { page, errors } = await atCheckout({ viewport: phone, bypassCSP: true })
    const total = await payButton(page).textContent()
    await page.getByRole('button', { name: 'Add instructions for the courier' }).click()
    await page.getByLabel('Instructions for the courier').fill('Ring at <gate> 2')
    await page.getByRole('checkbox', { name: 'Bill to the delivery address' }).uncheck()
    expect(
      await billTo(page)
        .getByRole('radio', { name: /7 Lake View/ })
        .isChecked(),
    ).toBe(true)
    await page
      .getByText('The invoice is made out to this address, with GSTIN 27AABCU7421K1Z5.')
      .waitFor()
    await page
      .getByText('registered in a different state from the delivery address in Karnataka')
      .waitFor()
    expect(await payButton(page).textContent()).toBe(total)
    // The address has its own GSTIN: there is no second field for one.
    expect(
      (await page.getByRole('button', { name: 'Add GSTIN for input tax credit' }).count()) +
        (await page.getByRole('textbox', { name: /GSTIN/ }).count()),
    ).toBe(0)
    await sound(page, 'checkout')
    await payButton(page).click()
    await page.getByRole('link', { name: 'Leave out the signs < and >' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-shippingInstructions')
    await page.getByLabel('Instructions for the courier').fill('Ring at gate 2')
    await page.reload()
    await page.getByText('We deliver to Bengaluru').waitFor()
    expect(await page.getByLabel('Instructions for the courier').inputValue()).toBe(
      'Ring at gate 2',
    )
    expect(
      await billTo(page)
        .getByRole('radio', { name: /7 Lake View/ })
        .isChecked(),
    ).toBe(true)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    const number = await confirmedNumber(page)
    await page.setViewportSize(desktop)
    await page.getByRole('link', { name: 'Track your order' }).click()
    await page.waitForURL('**/track**')
    await page.getByRole('list', { name: 'Delivery progress' }).waitFor()
    const goods = await page.getByRole('region', { name: 'Delivery to' }).innerText()
    for (const words of [
      'Ravi Iyer',
      '12 Rose Clinic',
      '560001',
      'For the courier: Ring at gate 2',
    ])
      expect(goods).toContain(words)
    expect(await page.getByRole('region', { name: 'Billed to' }).innerText()).toMatch(
      /Sunrise Trust\s+Accounts Office\s+7 Lake View, Marine Lines\s+Mumbai 400001, Maharashtra\s+GSTIN 27AABCU7421K1Z5/,
    )
    await sound(page, 'order')
    const { rows } = await database.query<{
      recipient: { gstin: string; businessName: string; stateCode: string }
      place: string
    }>(
      `select jsonb_build_object('gstin', form->'gstin', 'businessName', form->'businessName', 'stateCode', form->'billing'->'stateCode') as recipient,
        quote->>'placeOfSupply' as place from "order" where number = $1`,
      [number],
    )
    expect(rows[0]).toMatchObject({
      recipient: { gstin: '27AABCU7421K1Z5', businessName: 'Sunrise Trust', stateCode: '27' },
      place: '29',
    })
    expect(errors).toEqual([])
  })
})

describe('whom to bill', () => {
  it('CHECKOUT-02 is chosen, added and taken back with the keyboard alone', async () => {
    const { page } = await atCheckout({ viewport: desktop })
    const same = page.getByRole('checkbox', { name: 'Bill to the delivery address' })
    await same.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('label')?.textContent),
    ).toContain('7 Lake View')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Add address' }).waitFor()
    await page.getByRole('textbox', { name: 'Pincode' }).last().fill('110001')
    await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).not.toBe('')
    await page.getByLabel('House, building or shop number').fill('1 Head Office')
    await page.getByLabel('Street and area').fill('Janpath')
    await page.keyboard.press('Enter')
    await billTo(page)
      .getByRole('radio', { name: /1 Head Office/ })
      .waitFor()
    expect(
      await billTo(page)
        .getByRole('radio', { name: /1 Head Office/ })
        .isChecked(),
    ).toBe(true)
    expect(
      await page
        .getByRole('group', { name: 'Deliver to' })
        .getByRole('radio', { name: /12 Rose Clinic/ })
        .isChecked(),
    ).toBe(true)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
      .toBe('Add address')
    await same.focus()
    await page.keyboard.press('Space')
    await billTo(page).waitFor({ state: 'detached' })
    expect(await same.isChecked()).toBe(true)
  })

  it('CHECKOUT-02 ADDR-02 begins with the default billing address', async () => {
    const visit = await browser.visit({ viewport: desktop })
    const card = await buyable(browser.origin())
    await makeCustomer(visit.context.request, browser.origin())
    await editAddresses(visit, 'action=add', clinic)
    await editAddresses(visit, 'action=add', { ...office, is_default_billing: true })
    await addFromPage(visit.page, card.slug)
    await open(visit.page, '/checkout')
    await visit.page.getByText('We deliver to Bengaluru').waitFor()
    expect(
      await visit.page.getByRole('checkbox', { name: 'Bill to the delivery address' }).isChecked(),
    ).toBe(false)
    expect(
      await billTo(visit.page)
        .getByRole('radio', { name: /7 Lake View/ })
        .isChecked(),
    ).toBe(true)
  })

  it('CART-23 CHECKOUT-02 asks about delivery to another business when goods leave the state of registration: tax then follows the billing state', async () => {
    const { page } = await atCheckout({ viewport: phone, bypassCSP: true })
    await page.getByRole('checkbox', { name: 'Bill to the delivery address' }).uncheck()
    const another = page.getByRole('checkbox', {
      name: 'The goods are delivered to another business on our instruction',
    })
    expect(await another.isChecked()).toBe(false)
    const total = await payButton(page).textContent()
    await another.check()
    await page.getByText('GST is charged for Maharashtra, where you are billed.').waitFor()
    expect(
      await page.getByText('registered in a different state from the delivery address').count(),
    ).toBe(0)
    await sound(page, 'checkout for another business')
    await page.reload()
    await page.getByText('We deliver to Bengaluru').waitFor()
    expect(await another.isChecked()).toBe(true)
    expect(await payButton(page).textContent()).toBe(total)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    const number = await confirmedNumber(page)
    const { rows } = await database.query<{ place: string; to: string }>(
      `select quote->>'placeOfSupply' as place, form->>'stateCode' as to from "order" where number = $1`,
      [number],
    )
    expect(rows[0]).toEqual({ place: '27', to: '29' })
  })

  it('CHECKOUT-11 an address that another tab has deleted is refused in the server’s words, and nothing is ordered', async () => {
    const visit = await atCheckout({ viewport: phone })
    const { page, officeId } = visit
    await page.getByRole('checkbox', { name: 'Bill to the delivery address' }).uncheck()
    await billTo(page)
      .getByRole('radio', { name: /7 Lake View/ })
      .check()
    await editAddresses(visit, `action=delete&id=${officeId}`, {})
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    await page.getByRole('alert').getByText('Something went wrong', { exact: true }).waitFor()
    expect(page.url()).toMatch(/\/checkout$/)
  })
})

describe('a guest', () => {
  it('CHECKOUT-04 has the form before the scripts, keeps what was typed into it, and sends nothing early', async () => {
    const card = await buyable(browser.origin())
    const { page, errors } = await browser.visit({ viewport: phone })
    await addFromPage(page, card.slug)
    const scripts = Promise.withResolvers<void>()
    await page.route(`**${assetOf('src/entry-client.tsx')}`, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/checkout', { waitUntil: 'commit' })
    const house = page.getByLabel('House, building or shop number')
    await house.fill(guest.house)
    await page.getByLabel('Full name').fill(guest.name)
    await page.getByLabel('Full name').press('Enter')
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
    await cash.check()
    expect(await payButton(page).isDisabled()).toBe(true)
    expect(await page.getByText('(1 product)').first().isVisible()).toBe(true)
    // Comments mark a Suspense boundary, whose first change makes React hydrate the whole form in one long task.
    const marks = await page
      .getByRole('form', { name: 'Checkout' })
      .evaluate((form) =>
        [...(form.parentNode?.childNodes ?? [])]
          .filter((node) => node.nodeType === Node.COMMENT_NODE)
          .map((node) => node.textContent),
      )
    expect(marks).toEqual([])
    scripts.resolve()
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await expect.poll(() => payButton(page).isEnabled()).toBe(true)
    // A change of another field renders the form again, with its own values.
    await page.getByRole('textbox', { name: 'Pincode' }).fill('560 001')
    await page.getByText('We deliver to').waitFor()
    expect(await house.inputValue()).toBe(guest.house)
    expect(await page.getByLabel('Full name').inputValue()).toBe(guest.name)
    await expect.poll(() => cash.isChecked()).toBe(true)
    await page.reload()
    await expect.poll(() => house.inputValue()).toBe(guest.house)
    expect(new URL(page.url()).search).toBe('')
    expect(errors).toEqual([])
  })

  it('CHECKOUT-04 pays for the cart as it is when another tab has changed it before the scripts', async () => {
    const origin = browser.origin()
    const card = await buyable(origin)
    const more = await buyable(origin, ({ sku }) => sku !== card.sku)
    const { page, errors } = await browser.visit({ viewport: phone })
    await addFromPage(page, card.slug)
    const scripts = Promise.withResolvers<void>()
    await page.route(`**${assetOf('src/entry-client.tsx')}`, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/checkout', { waitUntil: 'commit' })
    await payButton(page).waitFor()
    const before = await payButton(page).textContent()
    await putIntoCart(page, more.sku)
    scripts.resolve()
    await expect.poll(() => payButton(page).isEnabled()).toBe(true)
    await expect.poll(() => page.getByText('(2 products)').first().isVisible()).toBe(true)
    expect(await payButton(page).textContent()).not.toBe(before)
    expect(errors).toEqual([])
  })

  it('CHECKOUT-02 gives the courier instructions, which the order shows', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: phone })
    await toFilledCheckout(page, card.slug)
    expect(await page.getByRole('checkbox', { name: 'Bill to the delivery address' }).count()).toBe(
      0,
    )
    await page.getByRole('button', { name: 'Add instructions for the courier' }).click()
    await page.keyboard.type('Second floor, ask for Asha')
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    await confirmedNumber(page)
    await page.getByText('For the courier: Second floor, ask for Asha').waitFor()
  })

  it('CHECKOUT-05 is offered no cash on delivery where couriers don’t accept it', async () => {
    const card = await buyable(browser.origin())
    const {
      rows: [place],
    } = await database.query<{ pincode: string }>(
      `select pincode from pincode where serviceable and not cod order by pincode limit 1`,
    )
    const pincode = place?.pincode ?? ''
    const { page, context } = await browser.visit({ viewport: desktop })
    const deliverTo = (where: string) =>
      context.addCookies([{ name: 'upchar_pincode', value: where, url: browser.origin() }])
    const promise = page.getByText('Cash on delivery is available for most orders')
    await deliverTo('560001')
    await open(page, `/products/${card.slug}`)
    await promise.waitFor()
    await deliverTo(pincode)
    await addFromPage(page, card.slug)
    await page.getByRole('region', { name: 'Delivery' }).getByText('Free delivery').waitFor()
    expect(await promise.count()).toBe(0)
    await open(page, '/cart')
    await page.getByRole('heading', { name: 'Order summary' }).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/cash/i)
    await open(page, '/checkout')
    await fillForm(page)
    const cash = page.getByRole('radio', { name: /Cash on delivery/ })
    await cash.check()
    await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode)
    await page.getByText(`Cash on delivery is not offered at ${pincode}. Pay online.`).waitFor()
    expect([await cash.isDisabled(), await cash.isChecked()]).toEqual([true, false])
    await page.getByRole('textbox', { name: 'Pincode' }).fill('900056')
    await page.getByText('900056 is an Army Postal Service pincode').first().waitFor()
    await page
      .getByText('Pay the courier in cash or by UPI, if the courier accepts it at your pincode.')
      .waitFor()
  })
})

describe('a closed checkout', () => {
  it('CHECKOUT-04 leads to the order that another tab has placed, in the server’s words', async () => {
    const card = await buyable(browser.origin())
    const { page, context } = await browser.visit({ viewport: phone, bypassCSP: true })
    await toFilledCheckout(page, card.slug)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    const other = await context.newPage()
    await open(other, '/checkout')
    await other.getByText('We deliver to').waitFor()
    const released = Promise.withResolvers<undefined>()
    await page.route('**/api/checkout/*/place', async (route) => {
      await released.promise
      await route.continue()
    })
    await meanwhile(page.waitForRequest('**/api/checkout/*/place'), () => payButton(page).click())
    await payButton(other).click()
    const number = await confirmedNumber(other)
    released.resolve(undefined)
    const note = page.getByRole('alert').filter({ hasText: 'You have ordered these goods already' })
    await note.waitFor()
    expect(await note.innerText()).toContain(
      `You have ordered these goods already: order ${number}. To order them again, put them into your cart again.`,
    )
    await sound(page, 'ordered already')
    await note.getByRole('link', { name: `View order ${number}` }).click()
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  })

  it('CHECKOUT-04 leads back to the cart when no orders are taken', async () => {
    const card = await buyable(browser.origin())
    const { page } = await browser.visit({ viewport: desktop })
    await toFilledCheckout(page, card.slug)
    const message =
      'We take no orders at the moment. What is in your cart stays there: please come back later.'
    await page.route('**/api/checkout/guest/create**', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'cart_closed', message, request_id: 'x' },
      }),
    )
    await payButton(page).click()
    await page.getByRole('alert').getByText(message).waitFor()
    await page.getByRole('link', { name: 'Back to the cart' }).click()
    await page.waitForURL('**/cart')
    await page
      .getByRole('list', { name: 'Products in your cart' })
      .getByText(card.title)
      .first()
      .waitFor()
  })
})
