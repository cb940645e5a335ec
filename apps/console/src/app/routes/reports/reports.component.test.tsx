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
            ? [
                // Trade names aren't unique.
                { key: '1', name: 'Konkan Surgicals', ...figures, taxable_before: 12 },
                { key: '2', name: 'Konkan Surgicals', ...figures, taxable_before: 7 },
              ]
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
    .toMatchTextContent(/Konkan Surgicals.*before ₹12.00.*Konkan Surgicals.*before ₹7.00/)
  await expect
    .element(page.getByRole('link', { name: 'Rows as CSV' }))
    .toHaveAttribute(
      'href',
      '/api/staff/reports/sales/file?from=2026-11-01&to=2026-11-02&step=day&split=seller',
    )
})

it('OPS-08 says why a report can’t be made, and offers no retry that would be refused again', async () => {
  showConsole(
    at,
    { staffGetSalesReport: () => refuse('report_period_wrong', 'Choose weeks or months') },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Choose weeks or months')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

const kept = {
  on_time: 19,
  late: 1,
  left_late: 1,
  waiting: 4,
  units: 120,
  not_supplied: 3,
  returned: 6,
}
const service: Omit<Answer<'staffGetServiceReport'>, 'success'> = {
  before: { from: '2026-10-30', to: '2026-10-31' },
  total: kept,
  total_before: {
    on_time: 0,
    late: 0,
    left_late: 0,
    waiting: 0,
    units: 0,
    not_supplied: 0,
    returned: 0,
  },
  sellers: [{ seller_id: 1, name: 'Konkan Surgicals', ...kept }],
  returns: [{ reason: 'It arrived damaged', returns: 5, packs: 9, before: 2 }],
  kyc: { decided: 11, median_hours: 3.5 },
  kyc_before: { decided: 0, median_hours: null },
}

it('OPS-08 shows whether promises were kept, and why goods came back', async () => {
  const shop = showConsole(
    '/console/reports/service?from=2026-11-01&to=2026-11-02',
    { staffGetServiceReport: () => service },
    { role: 'finance' },
  )
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^Parcels in time/)).toMatchTextContent(/95% of 20.*None was due/)
  // 117 of 120, rounded down.
  await expect.element(row(/^Packs supplied/)).toMatchTextContent(/97% of 120.*Nothing ordered/)
  await expect
    .element(row(/^KYC, half of them decided within/))
    .toMatchTextContent(/3.5 hours \(11 decided\).*None decided/)
  await expect
    .element(page.getByRole('table', { name: 'By seller' }))
    .toMatchTextContent(/Konkan Surgicals.*1 late \(1 handed over late\), 4 to come.*6 came back/)
  await expect
    .element(page.getByRole('table', { name: 'Returns by reason' }))
    .toMatchTextContent(/It arrived damaged.*5.*9 packs, 5 of 5 \(100%\) of returns · before 2/)
  expect(shop.calls('staffGetServiceReport')[0]?.query).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  })
})

it('OPS-08 says that nothing was due, ordered or returned', async () => {
  showConsole(
    '/console/reports/service',
    {
      staffGetServiceReport: () => ({
        ...service,
        total: service.total_before,
        sellers: [],
        returns: [],
      }),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Nothing ordered or due')).toBeVisible()
  await expect.element(page.getByText('No returns')).toBeVisible()
})

const lying = { batches: 5, packs: 1_017, value: 11_190.12 }
const stock: Omit<Answer<'staffGetStockReport'>, 'success'> = {
  at: '2026-11-28T05:30:00.000Z',
  near_until: '2027-02-26',
  total: {
    all: lying,
    near: { batches: 2, packs: 1_003, value: 10_290.03 },
    ended: { batches: 1, packs: 2, value: 200.02 },
    unpriced: 5,
    own_packs: 17,
    costed_packs: 12,
    cost: 666.6,
  },
  sellers: [],
  ages: { total: [], sellers: [], categories: [] },
  asked_for: {
    goods: 60,
    asks: 130,
    most: [
      {
        product_id: 7,
        sku: 'gauze-ten',
        title: 'Gauze swabs',
        option_label: '10 cm',
        seller: 'Konkan Surgicals',
        asks: 12,
      },
    ],
  },
}

const aged = (...packs: number[]) => packs.map((many) => ({ packs: many, value: many * 1.25 }))

it('OPS-08 shows what the stock is worth, and what is sold out and asked for', async () => {
  showConsole(
    '/console/reports/stock',
    {
      staffGetStockReport: () => ({
        ...stock,
        sellers: [{ seller_id: 1, name: 'Konkan Surgicals', ...stock.total }],
        ages: {
          total: aged(7, 5, 0, 1_000, 5),
          sellers: [{ key: '1', name: 'Konkan Surgicals', ages: aged(7, 5, 0, 1_000, 5) }],
          categories: [{ key: 'Gauze', name: 'Gauze', ages: aged(0, 0, 0, 0, 5) }],
        },
      }),
    },
    { role: 'admin' },
  )
  const all = page.getByRole('table', { name: 'In all' })
  await expect
    .element(all.getByRole('row').nth(1))
    .toMatchTextContent(
      /At cost: ₹666.60, of 70% of the packs · 5 packs without a price.*1,017.*5 batches.*₹11,190.12/,
    )
  await expect
    .element(all.getByRole('link', { name: 'Near its expiry' }))
    .toHaveAttribute('href', '/console/stock?life=near')
  await expect
    .element(page.getByRole('table', { name: 'By seller' }))
    .toMatchTextContent(/Konkan Surgicals.*₹11,190.12.*₹10,290.03.*and ₹200.02 can’t be sold/)
  await expect
    .element(page.getByRole('table', { name: 'Sold out, and asked for' }))
    .toMatchTextContent(/Gauze swabs.*10 cm · gauze-ten · Konkan Surgicals.*12/)
  await expect.element(page.getByText(/of 60 products with 130 requests/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Value by days in stock' })).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Days in stock, by seller' }))
    .toMatchTextContent(/All.*₹8.75.*7 packs.*Konkan Surgicals.*₹1,250.00.*1,000 packs/)
  await expect
    .element(page.getByRole('table', { name: 'Days in stock, by category' }))
    .toMatchTextContent(/Gauze.*₹6.25.*5 packs/)
  await expect
    .element(page.getByRole('link', { name: 'Rows as CSV' }))
    .toHaveAttribute('href', '/api/staff/reports/stock/file')
})

it('OPS-08 shows a stock report without links where the lists may not be seen, and an empty one', async () => {
  const none = { batches: 0, packs: 0, value: 0 }
  showConsole(
    '/console/reports/stock',
    {
      staffGetStockReport: () => ({
        ...stock,
        total: {
          all: none,
          near: none,
          ended: none,
          unpriced: 0,
          own_packs: 0,
          costed_packs: 0,
          cost: 0,
        },
        asked_for: { goods: 0, asks: 0, most: [] },
      }),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Nothing in stock')).toBeVisible()
  await expect.element(page.getByText('Nothing is missing')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Near its expiry' })).not.toBeInTheDocument()
  await expect.element(page.getByText('At cost: None of the shop’s own')).toBeVisible()
})
