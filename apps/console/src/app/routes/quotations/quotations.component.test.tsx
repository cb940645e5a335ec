import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const quotation = {
  id: '0193a1b2-0000-4000-8000-000000000001',
  number: 'QTN-7K2M9XQA',
  name: 'Konkan Nursing Home',
  po_number: 'PO/26/118',
  line_count: 12,
  pincode: '400001',
  total: 18450.5,
  made_at: '2026-11-24T05:30:00.000Z',
  valid_until: '2026-12-09T18:30:00.000Z',
  is_valid: true,
  left_out: [{ title: 'Gauze', message: 'Oops! Out of stock in your location.' }],
  is_customer: true,
}
const terms = { days: 15, conditions: '', version: '' }
const answers: Parameters<typeof showConsole>[1] = {
  staffListQuotations: () => ({ quotations: [quotation], total: 1, total_is_more: false }),
  staffGetQuotationTerms: () => terms,
  staffSetQuotationTerms: () => ({ version: 'v2' }),
}

it('lists quotations with their PDF, total and last day', async () => {
  showConsole('/console/quotations', answers, { role: 'support' })
  const table = page.getByRole('table', { name: 'Quotations' })
  await expect.element(table).toBeVisible()
  for (const text of [
    'Konkan Nursing Home',
    'PO PO/26/118',
    '₹18,450.50',
    '12 products to 400001, 1 left out',
    'Until 9 Dec 2026',
  ])
    await expect.element(table).toMatchTextContent(new RegExp(text.replace('.', String.raw`\.`)))
  await expect
    .element(page.getByRole('link', { name: 'QTN-7K2M9XQA as PDF' }))
    .toHaveAttribute('href', `/api/staff/quotations/${quotation.id}/file`)
})

it('sets the days and conditions, for who may', async () => {
  const shop = showConsole('/console/quotations?view=terms', answers, { role: 'finance' })
  await expect.element(page.getByText('Prices hold for 15 days')).toBeVisible()
  await page.getByRole('button', { name: 'Change the terms' }).click()
  await page.getByRole('textbox', { name: /^Days that prices hold/ }).fill('91')
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(page.getByText('Enter 1 to 90 days').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Days that prices hold/ }).fill('30')
  await page.getByRole('textbox', { name: /^Conditions/ }).fill('Payment within 30 days.')
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(toast(/The terms are saved/)).toBeVisible()
  expect(shop.calls('staffSetQuotationTerms')[0]?.body).toEqual({
    days: 30,
    conditions: 'Payment within 30 days.',
    version: '',
  })
})

it('shows the terms to support without a way to change them', async () => {
  showConsole('/console/quotations?view=terms', answers, { role: 'support' })
  await expect.element(page.getByText('No conditions of your own.')).toBeVisible()
  expect(page.getByRole('button', { name: /Change/ }).elements()).toEqual([])
})
