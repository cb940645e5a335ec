import type { Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { desktop, phone, smallPhone, tablet, useBrowser } from './browser.ts'
import { buyBox, open } from './buying.ts'
import {
  approveBasic,
  becomeHospital,
  dialog,
  fillHospital,
  restricted,
  upload,
} from './licensed.ts'
import { meanwhile } from './meanwhile.ts'
import { problemsAtSizes } from './page-quality.ts'
import { makeScan } from './scans.ts'
import { useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()
const longName =
  `Shree Venkateshwara Multispeciality Hospital and Research Centre ${'of Bengaluru '.repeat(3)}`
    .slice(0, 118)
    .trim()

describe('KYC screens from 320 to 1440 px', () => {
  it('KYC-04 UI-07 have no accessibility violation and no overflow', async () => {
    const device = await restricted(origin())
    const visit = await browser.visit({ viewport: phone, bypassCSP: true })
    const { page, errors } = visit
    const email = await becomeHospital(visit, origin(), longName)
    const check = async (what: string) =>
      expect(await problemsAtSizes(page, [smallPhone, phone, tablet, desktop]), what).toEqual([])
    await open(page, '/account/kyc')
    await check('overview')
    await open(page, `/products/${device.slug}`)
    await page.getByRole('button', { name: 'Verify now' }).click()
    await dialog(page).getByText('This product needs it.').waitFor()
    await check('option selector')
    await dialog(page)
      .getByRole('link', { name: /^Start/ })
      .click()
    await page.getByRole('button', { name: 'Review and submit' }).click()
    await page.getByRole('heading', { name: /^Correct these/ }).waitFor()
    await check('form with errors')
    await page.getByRole('button', { name: 'Add a file: PAN card' }).click()
    await dialog(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
        await makeScan(`${'a very long name '.repeat(6)}.png`),
      ])
    await dialog(page).getByText('File uploaded').waitFor()
    await dialog(page)
      .getByText('This file is not a PDF, JPEG or PNG. Choose another file.')
      .waitFor()
    await check('upload')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Report a problem with this form' }).click()
    await dialog(page).getByRole('radio').first().waitFor()
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
    await dialog(page).getByText('Choose what fits best').waitFor()
    await check('issue')
    await dialog(page).getByRole('radio').first().check()
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await fillHospital(page)
    await upload(page, 'GST certificate')
    await upload(page, 'Proof of your establishment')
    await page.getByRole('button', { name: 'Review and submit' }).click()
    await dialog(page).getByRole('button', { name: 'Submit for review' }).waitFor()
    await check('submit')
    await dialog(page).getByRole('button', { name: 'Submit for review' }).click()
    await page.waitForURL('**/account/kyc')
    await page.getByText('Being checked').first().waitFor()
    await open(page, '/account/kyc?step=basic')
    await check('what was sent')
    await staff
      .database()
      .execute(
        sql`update kyc_application set state = 'changes_asked', reason = ${`The scan is too dark. ${'Please send it again. '.repeat(20)}`} where customer_id = (select id from customer where email = ${email})`,
      )
    await open(page, '/account/kyc')
    await check('overview with changes asked')
    await staff
      .database()
      .execute(
        sql`update kyc_application set state = 'rejected' where customer_id = (select id from customer where email = ${email})`,
      )
    await approveBasic(staff.database(), email, [
      {
        kind: 'establishment',
        number: 'KA/CE/2024/000000000000000001234',
        validUntil: '2030-03-31',
      },
      { kind: 'registration', number: 'R-1', validUntil: '2020-03-31' },
    ])
    await open(page, '/account/kyc')
    await page.getByText('Valid until 31 Mar 2030').waitFor()
    await check('overview with licences')
    await open(page, `/products/${device.slug}`)
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Product added to cart').waitFor()
    await staff
      .database()
      .execute(
        sql`update kyc_application set state = 'expired' where state = 'approved' and customer_id = (select id from customer where email = ${email})`,
      )
    await open(page, '/cart')
    await page
      .getByRole('list', { name: 'Products in your cart' })
      .getByRole('link', { name: /Renew|Start again/ })
      .waitFor()
    await check('cart with a line that waits for KYC')
    expect(errors).toEqual([])
  })
})

const MAX_TABS = 160

/**
 * Presses Tab until the focused element has this name; checks that the focused element is visible.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < MAX_TABS; press += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
          : ''
      return element.getAttribute('aria-label') ?? (labels || (element.textContent ?? ''))
    })
    if (name.test(found.trim())) return
  }
  throw new Error(`Nothing named ${name} can be reached by Tab`)
}

it('KYC-04 the form is filled in and submitted with the keyboard alone, documents too', async () => {
  const visit = await browser.visit()
  const { page } = visit
  await becomeHospital(visit, origin())
  await open(page, '/account/kyc')
  await tabTo(page, /^Start/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Verify your practice or business' }).waitFor()
  const attach = async (label: string) => {
    await tabTo(page, new RegExp(`^Add a file: ${label}`))
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Choose a file').waitFor()
    await tabTo(page, /^Choose a file/)
    const chooser = await meanwhile(page.waitForEvent('filechooser'), () =>
      page.keyboard.press('Enter'),
    )
    await chooser.setFiles(await makeScan())
    await dialog(page).getByText('File uploaded').waitFor()
    await tabTo(page, /^Done/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    // The focus has returned.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
      .toBe(`Add a file: ${label}`)
  }
  await tabTo(page, /^PAN$/)
  await page.keyboard.type('AABCU7421K')
  await attach('PAN card')
  await tabTo(page, /^GST registration/)
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('We are not registered for GST').waitFor()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^GST number/)
  await page.keyboard.type('27AABCU7421K1Z5')
  await attach('GST certificate')
  await tabTo(page, /^Kind of document/)
  await page.keyboard.type('Trade')
  await tabTo(page, /^Number on the document/)
  await page.keyboard.type('CE/1234')
  await attach('Proof of your establishment')
  await tabTo(page, /^Review and submit/)
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Submit for review?').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Review and submit' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Submit for review?').waitFor()
  await tabTo(page, /^Submit for review/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/kyc')
  await page.getByText('Being checked').first().waitFor()
})
