import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { creditAccount } from '../../../testing/credit.ts'
import { cartOf, checkoutOf, line } from '../../../testing/goods.ts'
import { address, bookOf, customer, place } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'
import {
  alert,
  field,
  fillIn,
  gloves,
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

describe('the wallet', () => {
  const holding = (balance: number, held = 0): Answers => ({
    ...ordering,
    getCustomer: () => ({ user_info: customer() }),
    getMyAddresses: () => bookOf([address('a-1')], { default_shipping_address_id: 'a-1' }),
    createCheckout: () => ({ checkout: checkoutOf(gloves) }),
    listVouchers: () => ({ offers: [] }),
    checkWalletBalance: () => ({ balance, held, next_expiry: null, parts: [] }),
  })
  const shown = (answers: Answers) => showShop('/checkout', answers, { signedIn: true })
  const use = (rupees: string) =>
    page.getByRole('checkbox', { name: `Use ${rupees} from your wallet` })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  it('CHECKOUT-07 pays a part, and the button names what is left', async () => {
    const shop = await shown(holding(250, 50))
    await expect.element(button('Pay ₹1,000.00')).toBeVisible()
    await use('₹300.00').click()
    await expect.element(page.getByText('₹700.00 is left to pay online.')).toBeVisible()
    await button('Pay ₹700.00').click()
    await expect.poll(() => shop.calls('createCheckout').length).toBe(1)
    expect(shop.calls('createCheckout')[0]?.body.wallet).toBe(300)
  })

  it('CHECKOUT-07 leaves ₹1 to pay where less would be left', async () => {
    await shown(holding(999.63))
    await use('₹999.00').click()
    await expect.element(page.getByText('₹1.00 is left to pay online.')).toBeVisible()
  })

  it('CHECKOUT-07 pays for everything, and asks again when it can’t any more', async () => {
    let balance = 5_000
    const shop = await shown({
      ...holding(0),
      checkWalletBalance: () => ({ balance, held: 0, next_expiry: null, parts: [] }),
      createCheckout: () => {
        balance = 400
        return refuse('wallet_short', 'Your wallet can pay ₹400 of this order.')
      },
    })
    await use('₹1,000.00').click()
    await expect.element(page.getByText('Your wallet pays for everything.')).toBeVisible()
    await button('Place order').click()
    await expect.element(alert('Your wallet can pay ₹400 of this order.')).toBeVisible()
    await expect.element(use('₹400.00')).toBeChecked()
    await expect.element(button('Pay ₹600.00')).toBeVisible()
    expect(shop.calls('createCheckout')[0]?.body.wallet).toBe(1_000)
  })

  it('CHECKOUT-07 leaves out what it can’t pay for', async () => {
    const cart = cartOf([line('G-1', 'Nitrile gloves')], { not_from_wallet: 900 })
    await shown({ ...holding(500), readCart: () => ({ cart, message: '' }) })
    await expect.element(use('₹100.00')).not.toBeChecked()
    await expect
      .element(page.getByText(/It can’t pay for prescription medicines and vaccines\.$/))
      .toBeVisible()
  })

  it('CHECKOUT-07 isn’t shown while it is empty', async () => {
    const shop = await shown(holding(0))
    await expect.poll(() => shop.names()).toContain('checkWalletBalance')
    await expect.element(button('Pay ₹1,000.00')).toBeVisible()
    expect(page.getByText(/from your wallet/).elements()).toEqual([])
  })
})

describe('the credit line', () => {
  const text = 'Narmada pays ₹1,000.00 for you. You repay it by 24 Dec 2026.'
  const line = (possible: boolean): Answers => ({
    ...ordering,
    getCustomer: () => ({ user_info: customer() }),
    getMyAddresses: () => bookOf([address('a-1')], { default_shipping_address_id: 'a-1' }),
    createCheckout: () => ({ checkout: checkoutOf(gloves) }),
    listVouchers: () => ({ offers: [] }),
    listCreditAccounts: () => ({
      on: true,
      accounts: [creditAccount()],
      offer: possible
        ? { possible, text, lender_name: 'Narmada', due_on: '2026-12-24', charge: 14.79 }
        : { possible, text: 'Overdue. Repay it.', lender_name: '', due_on: null, charge: 0 },
    }),
    payByCredit: () => ({
      outcome: {
        state: 'placed',
        order_id: 'o-1',
        order_number: 'UP-1',
        track_url: '/order/o-1/track?key=k',
      },
    }),
  })
  const shown = (answers: Answers) =>
    showShop('/checkout', answers, { signedIn: true, flags: { credit_line: true } })
  const option = page.getByRole('radio', { name: /^Credit line/ })

  it('CHECKOUT-08 says what it costs and when it is due, and draws down', async () => {
    const shop = await shown(line(true))
    await expect.element(page.getByText(text)).toBeVisible()
    await option.click()
    await page.getByRole('button', { name: 'Draw down ₹1,000.00 and order' }).click()
    await expect.poll(() => shop.calls('payByCredit').length).toBe(1)
    expect(shop.calls('createCheckout')[0]?.body.form?.paymentOption).toBe(3)
    expect(shop.calls('payByCredit')[0]).toMatchObject({
      query: { country: 'INDIA' },
      body: { checkout: { id: checkoutOf(gloves).id, total: 1_000 } },
    })
  })

  it('CHECKOUT-08 stays visible with its reason while it can’t pay', async () => {
    await shown(line(false))
    await expect.element(page.getByText('Overdue. Repay it.')).toBeVisible()
    await expect.element(option).toBeDisabled()
  })
})
