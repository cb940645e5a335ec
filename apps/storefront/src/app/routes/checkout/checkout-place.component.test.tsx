import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { place } from '../../../testing/people.ts'
import {
  alert,
  field,
  fillIn,
  noCash,
  open,
  ordering,
  pay,
} from '../../../testing/checkout-form.ts'

/** Two places of Kerala, one of Maharashtra. */
const places = {
  checkPincode: ({ query: { pincode } }: { query: { pincode: string } }) =>
    pincode.startsWith('4')
      ? place(pincode, 'Mumbai', 'Maharashtra')
      : place(pincode, pincode === '682001' ? 'Kochi' : 'Aluva', 'Kerala'),
}

beforeEach(() => {
  document.cookie = 'upchar_pincode=; Path=/; Max-Age=0'
})

describe('the place of delivery', () => {
  it('ADDR-04 keeps a city that the buyer wrote within the state, not in another one', async () => {
    await open(places)
    await field('Pincode').fill('682001')
    await expect.element(field('City')).toHaveValue('Kochi')
    await field('City').fill('Fort Kochi')
    await field('Pincode').fill('683101')
    await expect.element(page.getByText('We deliver to Aluva')).toBeVisible()
    await expect.element(field('City')).toHaveValue('Fort Kochi')
    await field('Pincode').fill('400001')
    await expect.element(field('City')).toHaveValue('Mumbai')
    await field('City').fill('')
    await field('Pincode').fill('400002')
    await expect.element(field('City')).toHaveValue('Mumbai')
  })

  it('ADDR-04 becomes the shop’s, so that stock, dates and tax are those of the address', async () => {
    const shop = await open(places)
    await expect.element(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
    const before = shop.calls('readCart').length
    await field('Pincode').fill('400001')
    await expect.poll(() => document.cookie).toContain('upchar_pincode=400001')
    await expect.poll(() => shop.calls('readCart').length).toBe(before + 1)
    expect(shop.calls('readCart').at(-1)?.body.pincode).toBe('400001')
    // It is the shop's already.
    await field('City').fill('Fort')
    await field('Pincode').fill('40000')
    await field('Pincode').fill('400001')
    await expect.element(page.getByText('We deliver to Mumbai')).toBeVisible()
    expect(shop.calls('readCart')).toHaveLength(before + 1)
  })

  it('CHECKOUT-05 asks about cash at the pincode of the form, not at the shop’s', async () => {
    const shop = await open({
      ...places,
      checkCod: ({ query }) => ({ ...noCash, message: `No cash at ${query.pincode}.` }),
    })
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
    await expect.element(cash).toHaveAccessibleDescription('No cash at 682001.')
    await field('Pincode').fill('400001')
    await expect.element(cash).toHaveAccessibleDescription('No cash at 400001.')
    expect(shop.calls('checkCod').map(({ query }) => query.pincode)).toContain('682001')
  })
})

describe('an order that isn’t placed', () => {
  it('CHECKOUT-05 asks about cash again, as what failed may have changed it', async () => {
    const shop = await open({ ...ordering, createGuestCheckout: broken })
    await fillIn()
    await pay.click()
    await expect.element(alert('Nothing was ordered and nothing was charged')).toBeVisible()
    const before = shop.calls('checkCod').length
    await pay.click()
    await expect.poll(() => shop.calls('checkCod').length).toBeGreaterThan(before)
  })

  it('CHECKOUT-04 fetches the cart again where the cart is the reason', async () => {
    const shop = await open({
      ...ordering,
      createGuestCheckout: () => refuse('cart_not_ready', 'Some products can’t be bought.'),
    })
    await fillIn()
    const before = shop.calls('readCart').length
    await pay.click()
    await expect.element(alert('Some products can’t be bought.')).toBeVisible()
    await expect.poll(() => shop.calls('readCart').length).toBe(before + 1)
  })
})
