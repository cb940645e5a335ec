import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type Report = Omit<Answer<'staffGetSalesReport'>, 'success'>
const figures = {
  orders: 4,
  units: 9,
  taxable: 1000,
  gst: 50,
  returned_units: 1,
  returned: 100,
  margin: 90,
  kept: 900,
  known: 450,
}
const none = {
  orders: 0,
  units: 0,
  taxable: 0,
  gst: 0,
  returned_units: 0,
  returned: 0,
  margin: 0,
  kept: 0,
  known: 0,
}
const report: Report = {
  before: { from: '2026-10-30', to: '2026-10-31' },
  total: figures,
  total_before: none,
  times: [
    { first_day: '2026-11-01', ...figures },
    { first_day: '2026-11-02', ...none },
  ],
  parts: [],
}
const at = '/console/reports/sales?from=2026-11-01&to=2026-11-02'

it('OPS-08 shows a period beside the one before, as a picture and as a table, and splits it', async () => {
  const shop = showConsole(
    at,
    {
      staffGetSalesReport: ({ query }) => ({
        ...report,
        parts:
          query.split === 'seller'
            ? [{ name: 'Konkan Surgicals', ...figures, taxable_before: 12 }]
            : [],
      }),
    },
    { role: 'finance' },
  )
  await expect
    .element(page.getByRole('row', { name: /^Taxable value/ }))
    .toMatchTextContent(/₹1,000.00.*₹0.00/)
  await expect
    .element(page.getByRole('row', { name: /^Margin/ }))
    .toMatchTextContent(/₹90.00, of 50% of the value/)
  await expect.element(page.getByRole('img', { name: 'Taxable value by day' })).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Sales by day' }))
    .toMatchTextContent(/1 Nov 2026.*9 packs.*GST ₹50.00/)
  expect(shop.calls('staffGetSalesReport')[0]?.query).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-02',
    step: 'day',
    split: 'time',
  })
  await page.getByRole('combobox', { name: 'Split' }).selectOptions('Seller')
  await expect
    .element(page.getByRole('table', { name: 'Sales by seller' }))
    .toMatchTextContent(/Konkan Surgicals.*before ₹12.00/)
  await expect
    .element(page.getByRole('link', { name: 'Rows as CSV' }))
    .toHaveAttribute(
      'href',
      '/api/staff/reports/sales/file?from=2026-11-01&to=2026-11-02&step=day&split=seller',
    )
})

it('OPS-08 says why a report can’t be made', async () => {
  showConsole(
    at,
    { staffGetSalesReport: () => refuse('report_period_wrong', 'Choose weeks or months') },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Choose weeks or months')).toBeVisible()
})
