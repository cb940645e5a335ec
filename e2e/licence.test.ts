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
import { dialog, fillHospital, restricted, upload } from './licensed.ts'
import { makeScan } from './scans.ts'
import { codeFor, enterCode, enterEmail, newEmail, password, toStep } from './signing-in.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()

describe('from a guest on a phone to a licensed buyer at a desk', () => {
  it('ROUTE-18 KYC-02 KYC-04 KYC-05 UI-07 CART-08 signs up, submits documents, is asked for changes, is approved, and buys what the licence allows', async () => {
    const device = await restricted(origin())
    const gloves = await buyable(origin())
    const email = newEmail()
    const { page, errors } = await browser.visit({ viewport: phone })
    await addFromPage(page, gloves.slug)

    // The page says what is missing before anything is added, and links to it.
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
    await page.getByLabel('Business type').selectOption({ label: 'Hospital' })
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

    // Leaving an incomplete form asks once why, and restores everything later.
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
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click()
    await page.waitForURL('**/account/kyc')
    await page.getByText('Being checked').first().waitFor()
    await open(page, `/products/${device.slug}`)
    await page.getByText(/^Being checked\. Submitted on/).waitFor()

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
    await desk.page.getByRole('button', { name: 'Send back to the buyer' }).click()
    await desk.page.getByText(/: Changes asked\./).waitFor()
    // From here on at a wide screen.
    await page.setViewportSize(desktop)
    await open(page, '/account/kyc')
    await page.getByText('The registration is cut off at the bottom.').waitFor()
    await page.getByRole('link', { name: /^Correct and submit again/ }).click()
    await page.getByText('Needs correction').waitFor()
    await page.getByLabel('Number on the document').fill('CE/1234/B')
    await page.getByRole('button', { name: 'Review and submit' }).click()
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click()
    await page.waitForURL('**/account/kyc')
    await page.getByText('Being checked').first().waitFor()

    // Approved with the licence read off the document.
    await desk.page.goto(`/console/kyc?q=${encodeURIComponent(email)}`)
    await desk.page
      .getByRole('link', { name: /Sunrise Hospital/ })
      .first()
      .click()
    await desk.page.getByRole('button', { name: /^Approve/ }).click()
    await desk.page.getByLabel('Number', { exact: true }).fill('CE/1234/B')
    await desk.page.getByLabel('No end date').uncheck()
    await desk.page.getByLabel('Valid until').fill('2030-03-31')
    await desk.page.getByRole('button', { name: 'Approve and notify the buyer' }).click()
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

    // The buyer may now buy; the guest's cart is still there.
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
    // CHECKOUT-12: registered in Maharashtra, delivered to in Karnataka.
    await page.getByLabel('Bill to the delivery address').uncheck()
    await page.getByLabel('Billing pincode').fill('400001')
    await page.getByLabel('Billing house, building or shop number').fill('4 Dock Road')
    await page.getByLabel('Billing street and area').fill('Fort')
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await payButton(page).click()
    const number = await confirmedNumber(page)
    expect(await page.getByText('Bought on').allInnerTexts()).toEqual([
      'Bought on Registration of the establishment: CE/1234/B, valid until 31 Mar 2030',
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

    // A renewal starts with what was submitted; the verified name is read-only.
    await open(page, '/account/kyc')
    await page.getByRole('link', { name: /^Renew or change/ }).click()
    await page.getByRole('button', { name: 'Start a new form' }).click()
    const name = page.getByLabel('Name of your practice or business')
    await name.waitFor()
    expect([await name.isDisabled(), await name.inputValue()]).toEqual([true, 'Sunrise Hospital'])
    expect(await page.getByLabel('Number on the document').inputValue()).toBe('CE/1234/B')
    expect(errors).toEqual([])
  })
})
