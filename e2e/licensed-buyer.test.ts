import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, useBrowser } from './browser.ts'
import { addFromPage, buyable, buyBox, confirmedNumber, open, payButton } from './buying.ts'
import { approveBasic, becomeHospital, restricted } from './licensed.ts'
import { enterEmail, password, toStep } from './signing-in.ts'
import { useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()

/** A signed-in hospital, created without the screens. */
async function hospitalAt(viewport = desktop) {
  const visit = await browser.visit({ viewport })
  return { ...visit, email: await becomeHospital(visit, origin()) }
}

describe('a buyer’s rights in the shop', () => {
  it('KYC-04 keeps a line whose licence has expired, says what is missing, and links to it', async () => {
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

  it('UI-07 shows cards and pages with this buyer’s rights, and with a guest’s to everyone else', async () => {
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

  it('DATA-13 suggests verification at most once a week', async () => {
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
    await settled(page)
    expect(await nudge.count()).toBe(0)
  })
})

describe('the cart of somebody who signs in and out', () => {
  it('CART-08 shows on the line what merging the carts did, until the buyer changes it', async () => {
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

  it('AUTH-09 continues as a guest when the token is invalid', async () => {
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
    await page.getByRole('list', { name: 'Delivery progress' }).waitFor()
    const stranger = await hospitalAt()
    await open(stranger.page, `/order/${id}/track`)
    expect(await stranger.page.getByRole('list', { name: 'Delivery progress' }).count()).toBe(0)
  })
})
