import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showConsole } from '../../../testing/show-console.tsx'

const entry = {
  date: '2026-11-24',
  document: 'MH1/26-27/000123',
  order_number: 'UP-261124-AAAAA',
  buyer: 'Lines Clinic',
  address: '12 Marine Lines, Mumbai, 400001',
  licence: 'Drug licence: MH-20B-7',
  drug: 'Cefixime 200 mg tablets',
  maker: 'Deccan Remedies Limited',
  batch: 'B771',
  expires_on: '2028-03-31',
  quantity: 3,
  seller: 'Konkan Surgicals LLP',
  warehouse: 'Mumbai depot',
}
const answers = (entries: (typeof entry)[]) => ({
  staffListScheduleH1: () => ({ entries, total: entries.length, total_is_more: false }),
  staffGetOrderFilters: () => ({
    sellers: [
      { id: 7, name: 'Konkan', warehouses: [{ id: 3, name: 'Mumbai depot', city: 'Mumbai' }] },
    ],
  }),
})
const main = page.getByRole('main')

it('ORDER-06 shows what was sold to whom by batch, and offers the same as a file', async () => {
  const back = { ...entry, document: 'MH1C/26-27/00007', quantity: -3 }
  const shop = showConsole(
    '/console/schedule-h1?from=2026-11-01&warehouse=3',
    answers([entry, back]),
  )
  await expect.element(main.getByText('Drug licence: MH-20B-7').first()).toBeVisible()
  await expect.element(main.getByText('−3', { exact: true })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Register as PDF' }))
    .toHaveAttribute('href', '/api/staff/schedule-h1/file?format=pdf&from=2026-11-01&warehouse=3')
  expect(shop.calls('staffListScheduleH1')[0]?.query).toMatchObject({
    from: '2026-11-01',
    warehouse: 3,
  })
})

it('ORDER-06 says that the register is empty', async () => {
  showConsole('/console/schedule-h1', answers([]))
  await expect.element(main.getByText('Nothing in the register')).toBeVisible()
})
