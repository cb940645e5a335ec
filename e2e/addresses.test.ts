import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { card, cards, dialog, toast, useAddressBook } from './address-book.ts'
import { desktop, phone } from './browser.ts'
import { open } from './buying.ts'

const { browser, buyer, saveAddress } = useAddressBook()

/** Fills in a new address; name and phone come from the profile. */
async function fill(page: Page, pincode = '560 001', building = '12 Rose Clinic'): Promise<void> {
  await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode)
  await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).not.toBe('')
  await page.getByLabel('House, building or shop number').fill(building)
  await page.getByLabel('Street and area').fill('MG Road')
}

/** addresses-quality.test.ts judges list, form and dialogs at every width. */
describe('addresses', () => {
  it('ROUTE-16 UI-07 ADDR-01 ADDR-02 ADDR-03 are added, changed, made a default and deleted, at 390 px', async () => {
    const { page, errors } = await buyer({ viewport: phone })
    await open(page, '/account/address')
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
    await page.getByRole('link', { name: 'Add address' }).click()
    await dialog(page).waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
    await fill(page)
    await page.getByRole('button', { name: 'Save address' }).click()
    await toast(page, 'Address saved').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    const first = await card(page, '12 Rose Clinic').innerText()
    for (const words of [
      'Asha Rao',
      'Bengaluru, Karnataka 560001',
      '+91 98765 43210',
      'Default delivery address',
      'Default billing address',
    ])
      expect(first).toContain(words)

    await page.getByRole('link', { name: 'Add address' }).click()
    await fill(page, '110001', 'Accounts office')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect.poll(() => cards(page).count()).toBe(2)

    await card(page, 'Accounts office')
      .getByRole('link', { name: /^Change/ })
      .click()
    expect(await page.getByLabel('House, building or shop number').inputValue()).toBe(
      'Accounts office',
    )
    await page.getByText('GST details for invoices').click()
    await page.getByLabel('GSTIN').fill('27aabcu7421k1z5')
    await page
      .getByText('This GST number is registered in Maharashtra, this address is in Delhi.')
      .waitFor()
    await page.getByRole('button', { name: 'Save address' }).click()
    await card(page, 'Accounts office').getByText('GSTIN 27AABCU7421K1Z5').waitFor()

    await card(page, 'Accounts office')
      .getByRole('button', { name: /^Make default billing/ })
      .click()
    await card(page, 'Accounts office')
      .getByText('Default billing address', { exact: true })
      .waitFor()
    expect(
      await card(page, '12 Rose Clinic')
        .getByText('Default billing address', { exact: true })
        .count(),
    ).toBe(0)

    await card(page, '12 Rose Clinic')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog', { name: 'Delete this address?' }).waitFor()
    expect(await dialog(page).innerText()).toContain(
      '12 Rose Clinic, MG Road, Bengaluru, Karnataka 560001',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(2)
    await card(page, '12 Rose Clinic')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await toast(page, 'Address deleted successfully').waitFor()
    await expect.poll(() => cards(page).count()).toBe(1)
    // Without a default the first address applies, and the page says so.
    await card(page, 'Accounts office').getByText('Used for delivery').waitFor()
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(errors).toEqual([])
  })

  it('VALID-01 VALID-02 VALID-06 reports problems above the form and beside the field, and keeps the values, at 1440 px', async () => {
    const { page } = await buyer({ viewport: desktop })
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Save address' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'to continue' })
    await summary.waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Enter a 6-digit pincode',
      'Enter the city',
      'Enter the house, building or shop number',
      'Enter the street or area',
    ])
    await summary.getByRole('link', { name: 'Enter the street or area' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('address-streetName')
    await page.keyboard.type('महात्मा गांधी मार्ग')
    await page.getByLabel('House, building or shop number').fill('12')
    await page.getByLabel('Phone number').fill('0123456789')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('12345')
    await page.getByRole('textbox', { name: 'Pincode' }).blur()
    await toast(page, 'Invalid Pincode').waitFor()
    await page.getByRole('combobox', { name: 'City' }).fill('Bengaluru')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect
      .poll(() => summary.getByRole('link').allInnerTexts())
      .toEqual(['Invalid Pincode', 'Please use English letters', 'Enter a 10-digit phone number'])
    expect(await page.getByLabel('Street and area').inputValue()).toBe('महात्मा गांधी मार्ग')
    expect(await page.getByLabel('Street and area').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('999999')
    await expect
      .poll(() => page.locator('#address-pinCode-error').innerText())
      .toContain('Invalid Pincode')
    expect(await page.getByText('Address saved').count()).toBe(0)
  })
})
describe('when it goes wrong', () => {
  it('ADDR-03 says so in the specification’s words, and keeps the address and the values', async () => {
    const visit = await buyer()
    const { page } = visit
    await saveAddress(visit)
    await open(page, '/account/address')
    await page.route('**/api/my-addresses/edit**', (route) => route.abort())
    await card(page, 'Ward 7')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await toast(page, 'Something went wrong').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(1)
    await card(page, 'Ward 7')
      .getByRole('link', { name: /^Change/ })
      .click()
    await page.getByLabel('Landmark').fill('Gate 2')
    await page.getByRole('button', { name: 'Save address' }).click()
    await dialog(page).getByRole('alert').getByText('Something went wrong').waitFor()
    expect(await page.getByLabel('Landmark').inputValue()).toBe('Gate 2')
    await page.unroute('**/api/my-addresses/edit**')
    await page.getByRole('button', { name: 'Save address' }).click()
    await card(page, 'Ward 7').getByText('Gate 2').waitFor()
  })

  it('ADDR-03 shows what is left when another tab has deleted it', async () => {
    const visit = await buyer()
    const { page, context } = visit
    await saveAddress(visit)
    await open(page, '/account/address')
    const { addresses } = await (
      await context.request.get(`${browser.origin()}/api/my-addresses`)
    ).json()
    await context.request.post(
      `${browser.origin()}/api/my-addresses/edit?action=delete&id=${addresses[0].id}`,
      { data: {} },
    )
    await card(page, 'Ward 7')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await toast(page, 'Something went wrong').waitFor()
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
  })
})
it('ROUTE-25 redirects visitors to the sign-in and back', async () => {
  const { page } = await browser.visit()
  await page.goto('/account/address?form=new')
  expect(new URL(page.url()).pathname).toBe('/account/login')
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/account/address?form=new')
})
