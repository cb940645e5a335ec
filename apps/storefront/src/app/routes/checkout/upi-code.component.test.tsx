import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showShop } from '../../../testing/show-shop.tsx'
import { fillIn, open, ordering, pay } from '../../../testing/checkout-form.ts'

const id = '11111111-2222-4333-8444-555555555555'
const code = {
  state: 'upi' as const,
  link: 'upi://pay?pa=konkan@icici&tr=RZP1&am=1000.00&cu=INR',
  amount: 1000,
  total: 1000,
  seconds_left: 1190,
  problem: '',
}
const offered = {
  getPaymentOptions: () => ({
    transfer: false,
    link: false,
    upi_limit: 100_000,
    days: 5,
    bank_offers: [],
  }),
}
const upi = page.getByRole('radio', { name: /^UPI/ })
const asked = () => ({ outcome: code })

it('CHECKOUT-06 leads from the button to a code with its amount and the time left', async () => {
  const shop = await open({ ...ordering, ...offered, placeOrder: asked, getCheckoutOutcome: asked })
  await fillIn()
  await upi.click()
  await expect.element(pay).toMatchTextContent('Pay ₹1,000.00')
  await pay.click()
  const panel = page.getByRole('region', { name: 'Pay by UPI' })
  await expect.element(panel).toMatchTextContent(/₹1,000.00.*We hold your products for 19:\d\d min/)
  await expect.element(panel.getByRole('img', { name: 'UPI code over ₹1,000.00' })).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'Open your UPI app' }))
    .not.toBeInTheDocument()
  expect(shop.calls('createGuestCheckout')[0]?.body).toMatchObject({ form: { paymentOption: 6 } })
})

it('CHECKOUT-06 opens an app on a phone, says why a try failed, and goes on by itself once it is paid', async () => {
  const real = matchMedia.bind(window)
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => real(query.includes('coarse') ? 'all' : query))
  let paid = false
  await showShop(`/checkout/return?checkout=${id}`, {
    getCheckoutOutcome: () => ({
      outcome: paid
        ? { state: 'failed' as const, message: 'It was paid.', retry: false }
        : { ...code, problem: 'The payment was declined in the UPI app.' },
    }),
  })
  await expect
    .element(page.getByRole('link', { name: 'Open your UPI app' }))
    .toHaveAttribute('href', code.link)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/was declined/)
  paid = true
  await expect.element(page.getByText('It was paid.')).toBeVisible()
  phone.mockRestore()
})

it('CHECKOUT-06 says honestly that the time is over, and renews by keyboard', async () => {
  let left = 0
  const shop = await showShop(`/checkout/return?checkout=${id}`, {
    getCheckoutOutcome: () => ({ outcome: { ...code, seconds_left: left } }),
    placeOrder: () => {
      left = 1200
      return { outcome: { ...code, seconds_left: left } }
    },
  })
  const over = page.getByRole('region', { name: 'The time to pay is over' })
  await expect.element(over).toMatchTextContent(/We no longer hold your products/)
  const renew = over.getByRole('button', { name: 'Renew the code' })
  renew.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('timer')).toMatchTextContent(/20:00|19:5\d/)
  expect(shop.calls('placeOrder')[0]?.body).toMatchObject({ total: 1000 })
})

it('CHECKOUT-06 keeps UPI visible with the reason above what banks pay by it', async () => {
  await open({
    getPaymentOptions: () => ({
      transfer: false,
      link: false,
      upi_limit: 500,
      days: 5,
      bank_offers: [],
    }),
  })
  await expect.element(upi).toBeDisabled()
  await expect.element(upi).toHaveAccessibleDescription('UPI pays up to ₹500 at a time.')
})
