import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showShop } from '../../../testing/show-shop.tsx'
import { open, ordering, pay, fillIn } from '../../../testing/checkout-form.ts'

const id = '11111111-2222-4333-8444-555555555555'
const requested = {
  state: 'requested' as const,
  way: 'transfer' as const,
  reference: 'UBK7M2Q9RT',
  account: {
    beneficiary: 'Upchar Supplies LLP',
    number: '50200012345678',
    ifsc: 'HDFC0000123',
    bank: 'HDFC Bank',
  },
  url: null,
  amount: 1000,
  arrived: 0,
  missing: 1000,
  due_at: '2026-11-29T18:29:59.000Z',
  over: false,
  email: 'ward@hospital.example',
}
const options = { transfer: true, link: true, upi_limit: 0, days: 5, bank_offers: [] }
const offered = { getPaymentOptions: () => options }
const radio = (name: RegExp) => page.getByRole('radio', { name })

it('CHECKOUT-15 offers transfer and link where the shop takes them, and nothing of them where it doesn’t', async () => {
  await open(offered)
  await expect.element(radio(/^Bank transfer/)).toHaveAccessibleDescription(/within 5 days/)
  await radio(/^Payment link/).click()
  await expect.element(pay).toMatchTextContent('Place order · ₹1,000.00')
  await expect.element(page.getByText(/Next you see the link to pay by/)).toBeVisible()
})

it('CHECKOUT-15 offers only what the shop takes', async () => {
  await open({
    getPaymentOptions: () => ({
      transfer: false,
      link: false,
      upi_limit: 0,
      days: 5,
      bank_offers: [],
    }),
  })
  await expect.element(radio(/^Pay online/)).toBeChecked()
  await expect.element(radio(/^Bank transfer/)).not.toBeInTheDocument()
})

it('CHECKOUT-06 says what banks give to who pays online, from the amount on', async () => {
  const offer = {
    title: '5 % cashback',
    terms: 'Once a card.',
    method: 'card' as const,
    issuer: 'Deccan Bank',
    min_amount: 1000,
    ends_at: '2026-11-30T18:30:00.000Z',
  }
  const dear = { ...offer, title: '10 % cashback', min_amount: 1001 }
  await open({ getPaymentOptions: () => ({ ...options, bank_offers: [offer, dear] }) })
  const shown = page.getByRole('region', { name: 'Offers of banks and wallets' })
  await expect
    .element(shown)
    .toMatchTextContent(
      /5 % cashback: Card of Deccan Bank, from ₹1,000, until 30 Nov 2026\. Once a card\..*Choose one on the payment page/,
    )
  await expect.element(shown).not.toMatchTextContent(/10 %/)
  await radio(/^Bank transfer/).click()
  await expect.element(shown).not.toBeInTheDocument()
})

it('CHECKOUT-15 leads from the button to the account to transfer to', async () => {
  const shop = await open({
    ...ordering,
    ...offered,
    placeOrder: () => ({ outcome: requested }),
    getCheckoutOutcome: () => ({ outcome: requested }),
  })
  await fillIn()
  await radio(/^Bank transfer/).click()
  await pay.click()
  await expect
    .element(page.getByRole('heading', { name: 'Transfer the money', level: 1 }))
    .toBeVisible()
  const facts = page.getByRole('region', { name: 'Transfer the money' })
  await expect
    .element(facts)
    .toMatchTextContent(
      /29 November 2026.*₹1,000.00.*Upchar Supplies LLP.*50200012345678.*HDFC0000123.*UBK7M2Q9RT/,
    )
  expect(shop.calls('createGuestCheckout')[0]?.body).toMatchObject({ form: { paymentOption: 4 } })
})

it('CHECKOUT-15 says after the last day that what was paid in time still counts', async () => {
  await showShop(`/checkout/return?checkout=${id}`, {
    getCheckoutOutcome: () => ({ outcome: { ...requested, over: true } }),
  })
  await expect
    .element(page.getByRole('region', { name: 'Transfer the money' }))
    .toMatchTextContent(/The last day to pay was Sunday, 29 November 2026. If you paid in time/)
  await expect
    .element(page.getByText(/We hold your goods until the end of/))
    .not.toBeInTheDocument()
})

it('CHECKOUT-15 says what is missing, and takes the order back once it is confirmed', async () => {
  const shop = await showShop(`/checkout/return?checkout=${id}`, {
    getCheckoutOutcome: () => ({ outcome: { ...requested, arrived: 900, missing: 100 } }),
    cancelPaymentRequest: () => ({
      outcome: { state: 'failed' as const, message: 'Nothing was ordered.', retry: false },
    }),
  })
  await expect.element(page.getByText(/₹900.00 of ₹1,000.00 have arrived/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expect.element(page.getByText(/₹900.00 that have arrived go back to you/)).toBeVisible()
  expect(shop.calls('cancelPaymentRequest')).toEqual([])
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect.element(page.getByText('Nothing was ordered.')).toBeVisible()
})
