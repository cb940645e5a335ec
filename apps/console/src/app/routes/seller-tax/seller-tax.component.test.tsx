import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const seller = {
  id: 7,
  legal_name: 'Konkan Surgicals LLP',
  trade_name: 'Konkan',
  gstin: '27AAACX1234A1ZX',
  luts: [
    {
      id: '0198c0de-0000-7000-8000-000000000001',
      arn: 'AD270426000001X',
      valid_from: '2026-04-01',
      valid_until: '2027-03-31',
      in_force: true,
    },
  ],
  turnovers: [{ financial_year: '2024-25', turnover: 120_000_000 }],
  e_invoice: { since_year: '2024-25', report_within_days: 30 },
}
const answers = {
  staffListSellerTax: () => ({ today: '2026-11-24', sellers: [seller] }),
  staffAddLut: () => ({ today: '2026-11-24', sellers: [seller] }),
  staffEndLut: () => ({ today: '2026-11-24', sellers: [seller] }),
  staffSetTurnover: () => ({ today: '2026-11-24', sellers: [seller] }),
}
const main = page.getByRole('main')

it('CART-23 says what a turnover brings, and stores another', async () => {
  const shop = showConsole('/console/seller-tax', answers)
  await expect
    .element(main.getByText(/need an IRN since the turnover of 2024-25.*for 30 days/))
    .toBeVisible()
  await main.getByRole('button', { name: /^Set a turnover/ }).click()
  await main.getByRole('textbox', { name: /^Financial year/ }).fill('2025-26')
  await main.getByRole('textbox', { name: /^Aggregate turnover/ }).fill('4,00,00,000')
  await main.getByRole('button', { name: 'Store the turnover' }).click()
  await expect.element(toast(/turnover of 2025-26 is stored/)).toBeVisible()
  expect(shop.calls('staffSetTurnover')[0]?.body).toEqual({
    financial_year: '2025-26',
    turnover: 40_000_000,
  })
})

it('CART-23 a letter is recorded, and ended with a reason', async () => {
  const shop = showConsole('/console/seller-tax', answers)
  await main.getByRole('button', { name: /^Add a letter/ }).click()
  await main.getByRole('textbox', { name: /^ARN/ }).fill('AD270426000002X')
  await main.getByLabelText(/^First day/).fill('2026-04-01')
  await main.getByLabelText(/^Last day/).fill('2027-03-31')
  await main.getByRole('button', { name: 'Record the letter' }).click()
  await expect.element(toast(/supplies economic zones without tax/)).toBeVisible()
  expect(shop.calls('staffAddLut')[0]?.body).toEqual({
    arn: 'AD270426000002X',
    valid_from: '2026-04-01',
    valid_until: '2027-03-31',
  })
  await main.getByRole('button', { name: /^End/ }).click()
  const dialog = page.getByRole('dialog', { name: 'End AD270426000001X?' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Withdrawn')
  await dialog.getByRole('button', { name: 'End the letter' }).click()
  await expect.element(toast(/ends today/)).toBeVisible()
})

it('CART-23 is looked at by nobody but who answers for money', async () => {
  showConsole('/console/seller-tax', answers, { role: 'support' })
  expect(main.getByRole('button', { name: /^Add a letter/ }).elements()).toEqual([])
})
