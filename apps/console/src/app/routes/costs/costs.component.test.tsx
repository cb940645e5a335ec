import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Costs = Omit<Answer<'staffListCosts'>, 'success'>
const own: Costs['offers'][number] = {
  sku: 'GLV-M',
  title: 'Nitrile gloves',
  option_label: 'M',
  seller: 'Upchar',
  is_own: true,
  price: 105,
  net: 100,
  commission: null,
  cost: 104,
  cost_from: '2026-11-01',
  next: { cost: 90, valid_from: '2026-12-01' },
  margin: -4,
  margin_bp: -400,
  seller_keeps: null,
  is_loss: true,
}
const costs: Costs = {
  today: '2026-11-24',
  offers: [
    own,
    {
      ...own,
      sku: 'GLV-L',
      seller: 'Konkan Surgicals',
      is_own: false,
      commission: 12.5,
      cost: null,
      cost_from: null,
      next: null,
      margin: 12.5,
      margin_bp: 1250,
      is_loss: false,
    },
  ],
  total: 2,
  total_is_more: false,
}
const answers = { staffListCosts: () => costs }

it('OPS-04 finance sees margins, records a cost, and is warned of a loss', async () => {
  const shop = showConsole(
    '/console/costs',
    { ...answers, staffSetCost: () => ({ offer: { ...own, cost: 103.5, margin: -3.5 } }) },
    { role: 'finance' },
  )
  await expect
    .element(page.getByRole('table', { name: 'Costs and margins' }))
    .toMatchTextContent(
      /₹100 without GST.*₹104.*₹90 from.*−₹4 · −4%.*Sold at a loss.*Not recorded.*₹12.50 · 12.5%.*commission/,
    )
  await page.getByRole('button', { name: 'Record the cost of GLV-M' }).click()
  const cost = page.getByRole('textbox', { name: /^Cost of a pack/ })
  await expect.element(cost).toHaveValue('104')
  await cost.fill('103.555')
  await page.getByRole('button', { name: 'Record the cost', exact: true }).click()
  await expect.element(page.getByText('Enter rupees, such as 10 or 10.50').first()).toBeVisible()
  await cost.fill('103.50')
  await page.getByRole('button', { name: 'Record the cost', exact: true }).click()
  await expect
    .element(toast('Recorded. GLV-M is sold at a loss: its price is ₹3.50 below its cost'))
    .toBeVisible()
  expect(shop.calls('staffSetCost')[0]?.body).toMatchObject({ sku: 'GLV-M', cost: 103.5 })
})

it('OPS-04 says what a file of costs did, and which of its lines don’t fit', async () => {
  let refused = true
  showConsole(
    '/console/costs',
    {
      ...answers,
      staffImportCosts: () => {
        if (!refused) return { recorded: 2, unchanged: 1, losses: 1, losing: ['GLV-M'] }
        refused = false
        return refuse('cost_file_unreadable', 'Nothing was recorded.', {
          fields: [{ field: 'line 2', message: 'has no SKU' }],
        })
      },
    },
    { role: 'finance' },
  )
  const send = () =>
    userEvent.upload(
      page.getByLabelText('File of costs'),
      new File(['sku,cost'], 'costs.csv', { type: 'text/csv' }),
    )
  await send()
  await expect.element(page.getByText('line 2 has no SKU')).toBeVisible()
  await send()
  await expect
    .element(page.getByText(/2 costs recorded, 1 stood already. Sold at a loss: GLV-M./))
    .toBeVisible()
})

it('OPS-04 the catalogue reads costs and records none', async () => {
  showConsole('/console/costs', answers, { role: 'catalogue' })
  await expect.element(page.getByText('GLV-L · Konkan Surgicals')).toBeVisible()
  expect(page.getByRole('button', { name: /^Record/ }).elements()).toEqual([])
})
