import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const offer = {
  id: '0198c0de-0000-7000-8000-000000000001',
  offer_id: 'offer_ANZoaxsOww2X53',
  title: '5 % cashback, at most ₹500',
  terms: 'Once a card, credited within 90 days.',
  method: 'card' as const,
  issuer: 'Deccan Bank',
  min_amount: 5000,
  starts_at: '2026-11-20T18:30:00.000Z',
  ends_at: '2026-11-30T18:30:00.000Z',
  state: 'running' as const,
  reason: 'Agreed with the bank',
  made_by: null,
  made_at: '2026-11-20T10:00:00.000Z',
}
const table = page.getByRole('table', { name: 'Bank offers' })

it('CHECKOUT-06 offers of banks show their days and terms, and are looked at by who may not change them', async () => {
  showConsole(
    '/console/bank-offers',
    { staffListBankOffers: () => ({ offers: [offer] }) },
    { role: 'support' },
  )
  await expect
    .element(table)
    .toMatchTextContent(
      /5 % cashback.*Once a card.*Card, Deccan Bank · from ₹5,000 · offer_ANZoaxsOww2X53.*30 Nov 2026/,
    )
  expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'New offer' }).elements()).toEqual([])
})

it('CHECKOUT-06 an offer of a bank is entered, and ended with a reason', async () => {
  const shop = showConsole('/console/bank-offers', {
    staffListBankOffers: () => ({ offers: [offer] }),
    staffAddBankOffer: () => ({ offers: [offer] }),
    staffEndBankOffer: () => ({ offers: [offer] }),
  })
  await page.getByRole('button', { name: 'New offer' }).click()
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^Id at the gateway/).fill('ANZoaxsOww2X53')
  await page.getByRole('button', { name: 'Enter the offer' }).click()
  await expect.element(page.getByText(/^Enter the id that the gateway shows/).first()).toBeVisible()
  await field(/^Id at the gateway/).fill(' offer_ANZoaxsOww2X53')
  await field(/^What the buyer gets/).fill('5 % cashback')
  await field(/^Terms of the bank/).fill('Once a card')
  await page.getByRole('combobox', { name: 'Paid by' }).selectOptions('Card')
  await field(/^Smallest amount/).fill('5000')
  await field(/^First day/).fill('01/12/2026')
  await field(/^Last day/).fill('31/12/2026')
  await field(/^Why/).fill('Agreed')
  await page.getByRole('button', { name: 'Enter the offer' }).click()
  await expect.element(toast(/The offer is entered/)).toBeVisible()
  expect(shop.calls('staffAddBankOffer')[0]?.body).toEqual({
    offer_id: 'offer_ANZoaxsOww2X53',
    title: '5 % cashback',
    terms: 'Once a card',
    method: 'card',
    issuer: '',
    min_amount: 5000,
    first_day: '2026-12-01',
    last_day: '2026-12-31',
    reason: 'Agreed',
  })
  await table.getByRole('button', { name: /^End the offer/ }).click()
  const dialog = page.getByRole('dialog', { name: 'End this offer?' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Over')
  await dialog.getByRole('button', { name: 'End the offer' }).click()
  await expect.element(toast(/The offer has ended/)).toBeVisible()
  expect(shop.calls('staffEndBankOffer')[0]?.body).toEqual({ reason: 'Over' })
})
