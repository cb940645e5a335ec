import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { card, cards, dialog, useAddressBook } from './address-book.ts'
import { desktop, phone, tablet } from './browser.ts'
import { open } from './buying.ts'
import { problemsAtSizes } from './page-quality.ts'

const { buyer, saveAddress } = useAddressBook()

describe('with the keyboard alone', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement
        ? (element.labels?.[0]?.textContent ?? '')
        : (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab')
      if (name.test(await focused(page))) return
    }
    throw new Error(`Nothing named ${name} can be reached by Tab`)
  }

  it('ADDR-02 ADDR-03 adds and deletes an address without losing the focus', async () => {
    const { page } = await buyer()
    await open(page, '/account/address')
    await tabTo(page, /^Add address$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await tabTo(page, /^Pincode/)
    await page.keyboard.type('560001')
    await expect
      .poll(() => page.getByRole('combobox', { name: 'City' }).inputValue())
      .toBe('Bengaluru')
    await tabTo(page, /^House/)
    await page.keyboard.type('12')
    await tabTo(page, /^Street/)
    await page.keyboard.type('MG Road')
    await page.keyboard.press('Enter')
    await card(page, 'MG Road').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^Change/)
    await tabTo(page, /^Delete/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^Delete/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Delete address$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Add address')
  })
})

describe('from phone to desktop', () => {
  it('has no accessibility violation and no overflow: none, fifty with long names, the form, the modals', async () => {
    const visit = await buyer({ viewport: phone, bypassCSP: true })
    const { page, errors } = visit
    const fine = async (what: string) =>
      expect(await problemsAtSizes(page, [phone, tablet, desktop]), what).toEqual([])
    await open(page, '/account/address')
    await fine('no addresses')
    const long = 'Rajivgandhisuperspecialityhospitalandresearch'
    await saveAddress(visit, {
      billingName: long,
      billingLastName: 'x'.repeat(40),
      buildingName: 'y'.repeat(100),
      streetName: `${long} ${long}`,
      landmark: 'z'.repeat(80),
      gstin: '27AABCU7421K1Z5',
      businessName: 'w'.repeat(100),
      is_default_shipping: true,
    })
    await saveAddress(visit, { buildingName: 'Field hospital', pinCode: '900056' })
    for (let number = 3; number <= 50; number += 1)
      await saveAddress(visit, { buildingName: `Ward ${number}` })
    await open(page, '/account/address')
    await expect.poll(() => cards(page).count()).toBe(50)
    expect(await page.getByRole('link', { name: 'Add address' }).count()).toBe(0)
    await fine('fifty addresses')
    await page.getByLabel('Find an address').fill('ward 49')
    await expect.poll(() => cards(page).count()).toBe(1)
    await card(page, 'Ward 49')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await dialog(page).waitFor()
    await fine('confirm')
    await page.keyboard.press('Escape')
    await card(page, 'Ward 49')
      .getByRole('link', { name: /^Change/ })
      .click()
    await dialog(page).waitFor()
    await fine('modal')
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Save address' }).click()
    await fine('form with errors')
    expect(errors).toEqual([])
  })
})
