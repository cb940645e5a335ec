import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { field, fillIn, open, ordering, pay, problems } from '../../../testing/checkout-form.ts'
import { place } from '../../../testing/people.ts'

/** Registered in Karnataka. */
const GSTIN = '29AABTC4321D1Z6'
const places: Answers = {
  ...ordering,
  checkPincode: ({ query: { pincode } }) =>
    pincode === '560001'
      ? place(pincode, 'Bengaluru', 'Karnataka', { state_code: '29' })
      : pincode === '600001'
        ? place(pincode, 'Chennai', 'Tamil Nadu', { state_code: '33' })
        : place(pincode, 'Kochi', 'Kerala'),
}
const same = page.getByRole('checkbox', { name: 'Bill to the delivery address' })

async function openWithGstin(answers: Answers = {}) {
  const shop = await open({ ...places, ...answers })
  await fillIn()
  await page.getByRole('button', { name: 'Add GSTIN for input tax credit' }).click()
  await field('GSTIN').fill(GSTIN)
  return shop
}

async function fillBilling() {
  await same.click()
  await field('Billing pincode').fill('560001')
  await expect.element(field('Billing city')).toHaveValue('Bengaluru')
  await field('Billing house').fill('4')
  await field('Billing street').fill('Residency Road')
}

describe('the billing address of a guest', () => {
  it('CHECKOUT-12 is asked of an organisation only, and is the delivery address until then', async () => {
    await open(places)
    await page.getByRole('button', { name: 'Add GSTIN for input tax credit' }).click()
    await expect.element(field('GSTIN')).toHaveFocus()
    expect(same.elements()).toEqual([])
    await field('GSTIN').fill(GSTIN)
    await expect.element(same).toBeChecked()
    expect(page.getByRole('group', { name: 'Billing address' }).elements()).toEqual([])
    await field('GSTIN').fill('')
    await expect.element(same).not.toBeInTheDocument()
    await field('Business name').fill('Taluk Hospital')
    await expect.element(same).toBeChecked()
  })

  it('CHECKOUT-12 of the holder of a UIN lies in any state, and the invoice names the UIN', async () => {
    const shop = await open(places)
    await fillIn()
    await page.getByRole('button', { name: 'Add GSTIN for input tax credit' }).click()
    await field('GSTIN').fill('0717UNO00157UNO')
    await fillBilling()
    await expect.element(page.getByText(/made out to this address, with UIN/)).toBeVisible()
    await pay.click()
    await expect
      .poll(() => shop.calls('createGuestCheckout')[0]?.body.form)
      .toMatchObject({ gstin: '0717UNO00157UNO', billedApart: true, billingPinCode: '560001' })
  })

  it('CHECKOUT-12 goes with the order, and stays typed while it is switched off', async () => {
    const shop = await openWithGstin()
    await fillBilling()
    await same.click()
    expect(page.getByRole('group', { name: 'Billing address' }).elements()).toEqual([])
    await same.click()
    await expect.element(field('Billing house')).toHaveValue('4')
    await pay.click()
    await expect.poll(() => shop.calls('createGuestCheckout').length).toBe(1)
    expect(shop.calls('createGuestCheckout')[0]?.body.form).toMatchObject({
      gstin: GSTIN,
      billedApart: true,
      billingPinCode: '560001',
      billingHouse: '4',
      billingStreet: 'Residency Road',
      billingCity: 'Bengaluru',
      pinCode: '682001',
    })
  })

  it('CHECKOUT-12 says beside the pincode that it lies in another state than the GSTIN', async () => {
    await openWithGstin()
    await same.click()
    await field('Billing pincode').fill('600001')
    await expect
      .element(field('Billing pincode'))
      .toHaveAccessibleDescription(
        /^Error: This GSTIN is registered in Karnataka, but 600001 is in Tamil Nadu/,
      )
  })

  it('CHECKOUT-12 says once that the GSTIN lies in another state: beside the field, once it is refused', async () => {
    const said = 'This GSTIN is registered in Karnataka, but 682001 is in Kerala.'
    await openWithGstin({
      createGuestCheckout: () =>
        refuse('form_invalid', said, { fields: [{ field: 'gstin', message: said }] }),
    })
    const note = page.getByRole('status').filter({ hasText: /This GSTIN is registered/ })
    await expect.element(note).toBeVisible()
    await pay.click()
    await expect
      .element(page.getByRole('textbox', { name: /^GSTIN/ }))
      .toHaveAccessibleDescription(/Error: This GSTIN is registered in Karnataka/)
    await expect.element(note).not.toBeInTheDocument()
  })

  it('CHECKOUT-12 lists what is missing, leads there, and shows what the server finds', async () => {
    const shop = await openWithGstin({
      createGuestCheckout: () =>
        refuse('form_invalid', 'Wrong', {
          fields: [{ field: 'billingPinCode', message: 'Billed elsewhere' }],
        }),
    })
    await same.click()
    await pay.click()
    await expect.element(problems.getByRole('link')).toHaveLength(3)
    await problems.getByRole('link').getByText('Enter a 6-digit pincode').click()
    await expect.element(field('Billing pincode')).toHaveFocus()
    expect(shop.names()).not.toContain('createGuestCheckout')
    await same.click()
    await fillBilling()
    await pay.click()
    await expect
      .element(field('Billing pincode'))
      .toHaveAccessibleDescription('Error: Billed elsewhere')
  })

  it('CART-23 asks whether the goods go to another business only where that changes the tax', async () => {
    const shop = await openWithGstin()
    await fillBilling()
    const another = page.getByRole('checkbox', { name: /^The goods are delivered to another/ })
    await another.click()
    await expect
      .element(page.getByText(/GST is charged for Karnataka, where you are billed/))
      .toBeVisible()
    await pay.click()
    await expect
      .poll(() => shop.calls('createGuestCheckout').map(({ body }) => body.form?.thirdParty))
      .toEqual([true])
  })
})
