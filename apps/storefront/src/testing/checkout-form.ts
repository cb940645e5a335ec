import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { checkoutOf, cartOf, line } from './goods.ts'
import { place } from './people.ts'
import { showShop } from './show-shop.tsx'

export const gloves = cartOf([line('G-1', 'Nitrile gloves')])
export const noCash = {
  allowed: false,
  message: 'The courier at your pincode takes no cash.',
  phone_code: false,
  proved_phones: [] as string[],
  data_logger_charges: 0,
  cod_fee: 0,
  tax: [],
  total_tax: 0,
}
export const shopping: Answers = {
  readCart: () => ({ cart: gloves, message: '' }),
  checkPincode: ({ query }) => place(query.pincode, 'Kochi', 'Kerala'),
  checkCod: () => noCash,
  getPaymentOptions: () => ({
    transfer: false,
    link: false,
    upi_limit: 0,
    days: 5,
    bank_offers: [],
  }),
  listGuestVouchers: () => ({ offers: [] }),
  checkWalletBalance: () => ({ balance: 0, held: 0, next_expiry: null, parts: [] }),
}
export const ordering: Answers = {
  ...shopping,
  createGuestCheckout: () => ({ checkout: checkoutOf(gloves) }),
  placeOrder: () => ({
    outcome: { state: 'pay', payment_url: '#pay', expires_at: '2026-11-24T10:00:00.000Z' },
  }),
}
export const open = (answers: Answers = {}) => showShop('/checkout', { ...shopping, ...answers })

export const field = (name: string) => page.getByRole('textbox', { name, exact: false })
export const pay = page.getByRole('button', { name: /^Pay ₹|^Place order/ })
export const problems = page.getByRole('alert', { name: /to continue$/ })
export const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: false })

export async function fillIn(pincode = '682001') {
  await field('Pincode').fill(pincode)
  await expect.element(field('City')).toHaveValue('Kochi')
  await field('House, building or shop number').fill('12 Rose Villa')
  await field('Street and area').fill('MG Road')
  await field('Full name').fill('Asha Rao')
  await field('Mobile number').fill('98765 43210')
  await field('Email').fill('asha.rao@clinic.example')
}
