import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type Figures = Omit<Answer<'staffGetFigures'>, 'success'>
const kyc: Figures = {
  before: { from: '2026-10-18', to: '2026-10-31' },
  columns: [
    { key: 'decided', name: 'Decided', unit: 'count', drawn: false },
    { key: 'half', name: 'Half within', unit: 'hours', drawn: true },
    { key: 'opened', name: 'Something opened', unit: 'percent', drawn: false },
    { key: 'paid', name: 'Paid', unit: 'rupees', drawn: false },
  ],
  total: [12, 3.5, 71, 1234.5],
  total_before: [0, null, null, 0],
  times: [
    { first_day: '2026-11-02', values: [12, 3.5, 71, 1234.5] },
    { first_day: '2026-11-09', values: [0, null, null, 0] },
  ],
  splits: [
    {
      name: 'Business type',
      parts: [
        { key: '1', name: 'Hospital', values: [10, 1, 80, 1000], before: [4, 2, 50, 9.99] },
        { key: '4', name: 'Dentist', values: [2, 8, 20, 234.5], before: null },
      ],
    },
  ],
  lists: [{ name: 'Refused', rows: [{ text: 'The licence has ended', times: 2 }] }],
  now: [{ name: 'Forms that wait', unit: 'count', value: 7 }],
}
const sales = {
  orders: 4,
  units: 9,
  taxable: 1000,
  gst: 50,
  returned_units: 1,
  returned: 100,
  margin: -90,
  kept: 900,
  known: 450,
}
const shown = {
  staffGetFigures: () => kyc,
  staffGetSalesReport: () => ({
    before: kyc.before,
    total: sales,
    total_before: { ...sales, taxable: 500 },
    times: [{ first_day: '2026-11-02', ...sales }],
    parts: [],
  }),
}
const days = '?from=2026-11-01&to=2026-11-14'

it('OPS-08 shows a report with charts, and all its figures as tables', async () => {
  const shop = showConsole(`/console/dashboard/kyc${days}`, shown, { role: 'finance' })
  await expect.element(page.getByRole('heading', { name: 'KYC time', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Half within by week' })).toBeVisible()
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^Half within/)).toMatchTextContent(/3.5 hours.*–/)
  await expect.element(row(/^Something opened, %/)).toMatchTextContent(/71%.*–/)
  await expect.element(row(/^Paid/)).toMatchTextContent(/₹1,234.50.*₹0.00/)
  await expect
    .element(page.getByRole('table', { name: 'By business type' }))
    .toMatchTextContent(/Hospital.*10.*before 4.*Dentist.*2/)
  await expect
    .element(page.getByRole('table', { name: 'By week' }))
    .toMatchTextContent(/Week of 2 Nov 2026.*12.*Week of 9 Nov 2026.*0/)
  await expect
    .element(page.getByRole('table', { name: 'Refused' }))
    .toMatchTextContent(/The licence has ended.*2/)
  await expect.element(page.getByText('Forms that wait')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Rows as CSV' }))
    .toHaveAttribute(
      'href',
      '/api/staff/reports/figures/kyc/file?from=2026-11-01&to=2026-11-14&step=week',
    )
  expect(shop.calls('staffGetFigures')[0]).toMatchObject({
    params: { report: 'kyc' },
    query: { from: '2026-11-01', to: '2026-11-14', step: 'week' },
  })
  await page.getByRole('combobox', { name: 'By' }).selectOptions('Days')
  await expect.element(page.getByRole('img', { name: 'Half within by day' })).toBeVisible()
  expect(shop.href()).toContain('step=day')
})

it('OPS-08 shows each report as a card that keeps the days, and one that failed beside the others', async () => {
  showConsole(
    `/console/dashboard${days}`,
    {
      ...shown,
      staffGetFigures: ({ params }) =>
        params.report === 'money' ? refuse('report_period_wrong', 'Choose weeks or months') : kyc,
    },
    { role: 'finance' },
  )
  for (const name of [
    'Sales and margin',
    'Delivery and fill rate',
    'Returns by reason',
    'KYC time',
    'Search quality',
    'Buyers',
  ])
    await expect.element(page.getByRole('link', { name: `${name}: all figures` })).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Sales and margin' }))
    .toMatchTextContent(/₹1,000.*before ₹500.*Margin.*₹90/)
  await expect
    .element(page.getByRole('region', { name: 'KYC time' }))
    .toMatchTextContent(/Half within.*3.5 hours.*before –/)
  await expect
    .element(page.getByRole('link', { name: 'KYC time: all figures' }))
    .toHaveAttribute('href', `/console/dashboard/kyc${days}`)
  await expect
    .element(page.getByRole('region', { name: 'Money' }))
    .toMatchTextContent(/Choose weeks or months/)
})

it('OPS-08 has no page for a report that there isn’t', async () => {
  showConsole('/console/dashboard/weather', {}, { role: 'finance' })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/not|no/i)
})
