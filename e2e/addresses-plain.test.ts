import { describe, expect, it } from 'vitest'
import { card, cards, useAddressBook, ward } from './address-book.ts'
import { phone } from './browser.ts'

const { browser, buyer, saveAddress } = useAddressBook()

describe('addresses without scripts', () => {
  it('ADDR-01 ADDR-02 ADDR-03 VALID-02 adds, corrects, makes a default and deletes by forms', async () => {
    const visit = await buyer({ javaScriptEnabled: false, viewport: phone })
    const { page } = visit
    await page.goto('/account/address')
    await page.getByRole('link', { name: 'Add address' }).click()
    await page.getByRole('textbox', { name: 'Pincode' }).fill('999999')
    await page.getByRole('combobox', { name: 'City' }).fill('Mumbai')
    await page.getByLabel('House, building or shop number').fill('12 <b>')
    await page.getByLabel('Street and area').fill('Hill Road')
    await page.getByRole('button', { name: 'Save address' }).click()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await page.getByRole('alert').innerText()).toMatch(
      /Invalid Pincode[\s\S]*Leave out the signs < and >/,
    )
    expect(await page.getByLabel('Street and area').inputValue()).toBe('Hill Road')
    expect(await page.getByText('Looking up the place…').count()).toBe(0)
    await page.getByRole('textbox', { name: 'Pincode' }).fill('400050')
    await page.getByLabel('House, building or shop number').fill('12')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.waitForURL('**/account/address?notice=saved')
    await page.getByText('Address saved').waitFor()
    await saveAddress(visit, { buildingName: 'Ward 9' })
    await page.goto('/account/address')
    await card(page, 'Ward 9')
      .getByRole('button', { name: /^Make default delivery/ })
      .click()
    await card(page, 'Ward 9').getByText('Default delivery address', { exact: true }).waitFor()
    await card(page, 'Ward 9')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('heading', { name: 'Delete this address?' }).waitFor()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await page.getByText('Address deleted successfully').waitFor()
    await expect.poll(() => cards(page).count()).toBe(1)
  })

  it('takes no form from another site', async () => {
    const { context } = await buyer()
    const answer = await context.request.post(`${browser.origin()}/account/address`, {
      headers: { origin: 'https://evil.example' },
      form: { ...ward, action: 'add' },
    })
    expect(answer.status()).toBe(403)
    expect(
      (await (await context.request.get(`${browser.origin()}/api/my-addresses`)).json()).addresses,
    ).toEqual([])
  })
})
