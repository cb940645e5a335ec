import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showConsole } from '../../../testing/show-console.tsx'

const found = {
  lots: [],
  waiting: [],
  waiting_parcels: 0,
  waiting_pieces: 0,
  orders: 2,
  buyers: 2,
  sold: 7,
  back: 1,
  left: 6,
}

it('OPS-05 shows what a recall reaches before it can be begun, and asks for class and reason', async () => {
  const desk = await showConsole(
    '/console/recalls/new',
    {
      staffFindRecall: () => ({
        title: 'Nitrile gloves, M',
        batches: ['B7'],
        found,
        orders: [],
        total: 0,
        total_is_more: false,
      }),
    },
    { role: 'support' },
  )
  await page.getByRole('textbox', { name: 'SKU' }).fill('G-1')
  await page.getByRole('textbox', { name: 'Batch' }).fill('B7')
  await page.getByRole('button', { name: 'Find the goods' }).click()
  await expect.element(page.getByText(/6 pieces at 2 buyers/)).toBeVisible()
  await page.getByRole('button', { name: 'Begin the recall' }).click()
  await expect.element(page.getByText('Choose a class').first()).toBeVisible()
  expect(desk.calls('staffBeginRecall')).toEqual([])
})
