import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import {
  addFromPage,
  buyable,
  buyBox,
  confirmedNumber,
  fillForm,
  open,
  payButton,
} from './buying.ts'
import {
  approveBasic,
  becomeHospital,
  dialog,
  fillHospital,
  restricted,
  upload,
} from './licensed.ts'
import { makeScan } from './scans.ts'
import { codeFor, enterCode, enterEmail, newEmail, password, toStep } from './signing-in.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()

/** A signed-in hospital, without the screens. */
async function hospitalAt(viewport = desktop) {
  const visit = await browser.visit({ viewport })
  return { ...visit, email: await becomeHospital(visit, origin()) }
}

describe.each([
  ['390 px', phone],
  ['1440 px', desktop],
])('from a guest to a licensed buyer at %s', (_, viewport) => {
  it('ROUTE-18 KYC-02 KYC-04 KYC-05 UI-07 CART-08 signs up, sends documents, is asked for changes, is approved, and buys what the licence opens', async () => {
    const device = await restricted(origin())
    const gloves = await buyable(origin())
    const email = newEmail()
    const { page, errors } = await browser.visit({ viewport })
    await addFromPage(page, gloves.slug)

    // What is missing is told before anything is added, and leads on.
    await open(page, `/products/${device.slug}`)
    expect(await page.getByRole('button', { name: 'Add to cart', exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Sign in and verify' }).click()
    await page.waitForURL('**/account/login**')
    await enterEmail(page, email)
    await toStep(page, 'new-otp')
    await enterCode(page, await codeFor(origin(), email))
    await toStep(page, 'new-password')
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await toStep(page, 'login-success')
    await page.getByRole('link', { name: 'Complete your profile' }).click()
    await page.getByLabel('First name').fill('Asha')
    await page.getByLabel('Mobile number').fill('98765 43210')
    await page.getByLabel('Kind of business').selectOption({ label: 'Hospital' })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL(`**/products/${device.slug}**`)

    // Which step the product needs, then its form.
    await page.getByRole('button', { name: 'Verify now' }).click()
    await dialog(page).getByText('This product needs it.').waitFor()
    await dialog(page)
      .getByRole('link', { name: /^Start/ })
      .click()
    await page.getByRole('heading', { name: 'Verify your practice or business' }).waitFor()
    await page.getByLabel('Name of your practice or business').fill('Sunrise Hospital')
    await page.getByLabel('PAN', { exact: true }).fill('AABCU74')
    await page.getByLabel('GST number').focus()
    await page.getByText('Enter the 10-character PAN, such as AAACX1234A').waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()

    // Leaving a half-done form: asked once, and everything is there again.
    await page.getByRole('button', { name: 'Save and finish later' }).click()
    await dialog(page).getByText('Your answers are saved').waitFor()
    await dialog(page).getByRole('radio').first().check()
    await dialog(page).getByRole('button', { name: 'Send and leave' }).click()
    await page.waitForURL(`**/products/${device.slug}**`)
    await page.getByText('Not sent yet.').waitFor()
    const { rows: left } = await staff
      .database()
      .execute(
        sql`select l.type from kyc_log l join customer c on c.id = l.customer_id where c.email = ${email}`,
      )
    expect(left).toEqual([{ type: 'exit' }])
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Verify your practice or business' }).waitFor()
    expect(await page.getByLabel('Name of your practice or business').inputValue()).toBe(
      'Sunrise Hospital',
    )

    // What is missing, all at once; then the documents.
    await page.getByRole('button', { name: 'Review and submit' }).click()
    await page.getByRole('heading', { name: /^Correct these \d fields/ }).waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    await page.getByRole('link', { name: 'Upload the PAN card' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Add a file: PAN card',
    )
    await fillHospital(page)
    await upload(page, 'PAN card')
    await upload(page, 'GST certificate')
    await upload(page, 'Proof of your establishment', 'wrong.png')
    await page.getByRole('button', { name: 'Replace wrong.png' }).click()
    await dialog(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles(await makeScan('right.png'))
    await dialog(page).getByText('File uploaded').waitFor()
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await page
      .getByRole('list', { name: 'Files of Proof of your establishment' })
      .getByRole('button', { name: /^right\.png/ })
      .waitFor()
    expect(await page.getByText('wrong.png').count()).toBe(0)
    await page.getByRole('button', { name: 'Review and submit' }).click()
    await dialog(page).getByText('Your establishment · 1 file').waitFor()
    await dialog(page).getByRole('button', { name: 'Send for checking' }).click()
    await page.waitForURL('**/account/kyc')
    await page.getByText('Being checked').first().waitFor()
    await open(page, `/products/${device.slug}`)
    await page.getByText(/^Being checked\. Sent on/).waitFor()

    // The team asks for another document; the buyer reads why, and sends again.
    const reviewer = await staff.make('kyc_reviewer')
    const desk = await browser.visit()
    await signInStaff(desk.context.request, origin(), reviewer)
    await desk.page.goto(`/console/kyc?q=${encodeURIComponent(email)}`)
    await consoleOpen(desk.page)
    await desk.page
      .getByRole('link', { name: /Sunrise Hospital/ })
      .first()
      .click()
    await desk.page.getByRole('button', { name: /^Ask/ }).click()
    await desk.page
      .getByLabel('What should be changed?')
      .fill('The registration is cut off at the bottom.')
    await desk.page.getByRole('checkbox', { name: 'Your establishment' }).check()
    await desk.page.getByRole('button', { name: 'Send it back to the buyer' }).click()
    await desk.page.getByText(/: Changes asked\./).waitFor()
    await open(page, '/account/kyc')
    await page.getByText('The registration is cut off at the bottom.').waitFor()
    await page.getByRole('link', { name: /^Change and send again/ }).click()
    await page.getByText('Needs correction').waitFor()
    await page.getByLabel('Number on the document').fill('CE/1234/B')
    await page.getByRole('button', { name: 'Review and submit' }).click()
    await dialog(page).getByRole('button', { name: 'Send for checking' }).click()
    await page.waitForURL('**/account/kyc')
    await page.getByText('Being checked').first().waitFor()

    // Approved with the licence read from the document.
    await desk.page.goto(`/console/kyc?q=${encodeURIComponent(email)}`)
    await desk.page
      .getByRole('link', { name: /Sunrise Hospital/ })
      .first()
      .click()
    await desk.page.getByRole('button', { name: /^Approve/ }).click()
    await desk.page.getByLabel('Number', { exact: true }).fill('CE/1234/B')
    await desk.page.getByLabel('Never ends').uncheck()
    await desk.page.getByLabel('Good until').fill('2030-03-31')
    await desk.page.getByRole('button', { name: 'Approve and write to the buyer' }).click()
    await expect
      .poll(
        async () => {
          await open(page, '/account/kyc')
          return page.locator('main').innerText()
        },
        { timeout: 15_000 },
      )
      .toContain('CE/1234/B')
    expect(await page.locator('main').innerText()).toContain('Valid until 31 Mar 2030')

    // The shop lets the buyer through; what the guest had is still in the cart.
    await open(page, `/products/${device.slug}`)
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Product added to cart').waitFor()
    await open(page, '/cart')
    await page
      .getByRole('list', { name: 'Products in your cart' })
      .getByText(gloves.title)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Continue to checkout' }).locator('visible=true').click()
    await page.waitForURL('**/checkout')
    await page.getByLabel('Email').waitFor()
    expect([
      await page.getByLabel('Email').inputValue(),
      await page.getByLabel('Full name').inputValue(),
    ]).toEqual([email, 'Asha'])
    await fillForm(page)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    const number = await confirmedNumber(page)
    expect(await page.getByText('Bought on').allInnerTexts()).toEqual([
      'Bought on Registration of the establishment: CE/1234/B, valid to 31 Mar 2030',
    ])
    const { rows } = await staff.database().execute<{
      sku: string
      kind: string | null
      number: string | null
      until: string | null
      email: string
    }>(sql`
      select l.sku, l.licence_kind as kind, l.licence_number as number, l.licence_valid_until::text as until, c.email
      from order_line l join sub_order s on s.id = l.sub_order_id join "order" o on o.id = s.order_id join customer c on c.id = o.customer_id where o.number = ${number}`)
    expect(rows.map((row) => row.email)).toEqual([email, email])
    expect(rows.find((row) => row.kind !== null)).toMatchObject({
      kind: 'establishment',
      number: 'CE/1234/B',
      until: '2030-03-31',
    })
    expect(rows.filter((row) => row.kind === null).map((row) => row.sku)).toEqual([gloves.sku])

    // A renewal starts with what was sent; the verified name stays as it is.
    await open(page, '/account/kyc')
    await page.getByRole('link', { name: /^Renew or change/ }).click()
    await page.getByRole('button', { name: 'Start a new form' }).click()
    const name = page.getByLabel('Name of your practice or business')
    await name.waitFor()
    expect([await name.isDisabled(), await name.inputValue()]).toEqual([true, 'Sunrise Hospital'])
    expect(await page.getByLabel('Number on the document').inputValue()).toBe('CE/1234/B')
    expect(errors).toEqual([])
  }, 180_000)
})

describe('a buyer’s rights in the shop', () => {
  it('KYC-04 keeps a line whose licence has expired, says what is missing, and links there', async () => {
    const device = await restricted(origin())
    const { page, email } = await hospitalAt()
    await approveBasic(staff.database(), email)
    await open(page, `/products/${device.slug}`)
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Product added to cart').waitFor()
    await staff
      .database()
      .execute(
        sql`update kyc_application set state = 'expired' where customer_id = (select id from customer where email = ${email})`,
      )
    await open(page, '/cart')
    const lines = page.getByRole('list', { name: 'Products in your cart' })
    await lines
      .getByText('Complete your KYC to buy this product: add proof of your practice or business.')
      .waitFor()
    await lines.getByRole('link', { name: 'Renew' }).click()
    await page.waitForURL('**/account/kyc?step=basic**')
    await open(page, '/checkout')
    await page.getByText('Some products need verification first.').waitFor()
  })

  it('UI-07 shows cards and pages of the shop as this buyer may use them, and as a guest’s to everybody else', async () => {
    const device = await restricted(origin())
    const { page, email } = await hospitalAt()
    const address = `/products?search=${encodeURIComponent(device.title)}`
    await open(page, address)
    const card = page
      .locator('article')
      .filter({ has: page.locator(`a[href="/products/${device.slug}"]`) })
      .first()
    await card.getByRole('link', { name: /^How to buy/ }).waitFor()
    await approveBasic(staff.database(), email)
    await open(page, address)
    await card.getByRole('link', { name: /^How to buy/ }).waitFor({ state: 'detached' })
    const guest = await browser.visit()
    await open(guest.page, address)
    await guest.page
      .locator('article')
      .filter({ has: guest.page.locator(`a[href="/products/${device.slug}"]`) })
      .first()
      .getByRole('link', { name: /^How to buy/ })
      .waitFor()
  })

  it('DATA-13 nudges who could be verified, once a week at most', async () => {
    const gloves = await buyable(origin())
    const { page } = await hospitalAt()
    await addFromPage(page, gloves.slug)
    await open(page, '/cart')
    const nudge = page.getByRole('region', { name: 'Verification' })
    await nudge.waitFor()
    await nudge.getByRole('button', { name: 'Not now' }).click()
    await nudge.waitFor({ state: 'detached' })
    await open(page, '/cart')
    await page.getByRole('heading', { name: 'Order summary' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await nudge.count()).toBe(0)
  })
})

describe('the cart of somebody who signs in and out', () => {
  it('CART-08 says on the line what joining the carts did, until the buyer changes it', async () => {
    const gloves = await buyable(origin())
    const { context: account, email } = await hospitalAt()
    const added = await account.request.post(`${origin()}/api/cart/update-item`, {
      data: { type: 'ADD', product: { sku_id: gloves.sku, quantity: 1 }, pincode: '560001' },
    })
    expect(added.ok(), await added.text()).toBe(true)
    const { page } = await browser.visit()
    await addFromPage(page, gloves.slug)
    await open(page, '/account/login?returnUrl=%2Fcart')
    await enterEmail(page, email)
    await toStep(page, 'existing-password')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(
      (url) =>
        url.pathname !== '/account/login' || url.searchParams.get('step') === 'login-success',
    )
    await open(page, '/cart')
    const note = page.getByText('1 from before you signed in joined the 1 in your account’s cart.')
    await note.waitFor()
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click()
    await note.waitFor({ state: 'detached' })
  })

  it('AUTH-09 goes on as a guest when the token is no good any more', async () => {
    const gloves = await buyable(origin())
    const { page, context } = await hospitalAt()
    await addFromPage(page, gloves.slug)
    await context.addCookies([{ name: 'upchar_access', value: 'nobody.made.this', url: origin() }])
    await open(page, `/products/${gloves.slug}`)
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Product added to cart').waitFor()
    await open(page, '/cart')
    await page
      .getByRole('list', { name: 'Products in your cart' })
      .getByText(gloves.title)
      .first()
      .waitFor()
    await expect
      .poll(async () => (await context.cookies()).some(({ name }) => name === 'upchar_signed_in'))
      .toBe(false)
  })
})

describe('the checkout of a signed-in buyer', () => {
  it('CHECKOUT-01 ORDER-02 is filled in from the default address, takes another, and its order is the buyer’s own', async () => {
    const gloves = await buyable(origin())
    const { page, context } = await hospitalAt(phone)
    const add = async (form: object) => {
      const saved = await context.request.post(`${origin()}/api/my-addresses/edit`, {
        params: { action: 'add' },
        data: form,
      })
      expect(saved.ok(), await saved.text()).toBe(true)
    }
    const base = {
      billingName: 'Ravi',
      billingLastName: 'Iyer',
      phoneNumber: '9123456789',
      streetName: 'MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'India',
    }
    await add({
      ...base,
      buildingName: '12 Rose Clinic',
      pinCode: '560001',
      is_default_shipping: true,
    })
    await add({
      ...base,
      billingName: 'Meera',
      buildingName: '7 Lake View',
      pinCode: '400001',
      city: 'Mumbai',
      state: 'Maharashtra',
      streetName: 'Marine Lines',
    })
    await addFromPage(page, gloves.slug)
    await open(page, '/checkout')
    await page.getByRole('radio', { name: /12 Rose Clinic/ }).waitFor()
    expect(await page.getByRole('radio', { name: /12 Rose Clinic/ }).isChecked()).toBe(true)
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ravi Iyer')
    await page.getByText('We deliver to Bengaluru').waitFor()
    await page.getByRole('radio', { name: /7 Lake View/ }).check()
    await page.getByText('We deliver to Mumbai').waitFor()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Meera Iyer')
    await page.reload()
    await page.getByRole('radio', { name: /7 Lake View/ }).waitFor()
    expect(await page.getByRole('radio', { name: /7 Lake View/ }).isChecked()).toBe(true)
    await page.getByText('We deliver to Mumbai').waitFor()
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    await confirmedNumber(page)
    expect(await page.locator('main').innerText()).toContain('7 Lake View')
    const id = /\/order\/([^/]+)\//.exec(page.url())?.[1] ?? ''
    await open(page, `/order/${id}/track`)
    await page.getByRole('list', { name: 'Steps of the delivery' }).waitFor()
    const stranger = await hospitalAt()
    await open(stranger.page, `/order/${id}/track`)
    expect(await stranger.page.getByRole('list', { name: 'Steps of the delivery' }).count()).toBe(0)
  })
})
