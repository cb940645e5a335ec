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

const recall = {
  id: 4,
  sku: 'G-1',
  title: 'Nitrile gloves, M',
  scope: 'variant' as const,
  batch: 'B7',
  serials: [],
  class: 2 as const,
  reason: 'Seal leaks',
  reference: 'Letter 12/2026',
  ordered_by: 'maker' as const,
  advice: 'Stop using it',
  begun_at: '2026-11-24T05:30:00.000Z',
  begun_by: null,
  withdrawn: null,
  closed: null,
  due_at: '2026-12-04T05:30:00.000Z',
}
const counts = { queued: 0, told: 3, acknowledged: 1, not_reached: 1 }
const noNotices = () => ({ counts, notices: [], total: 0, total_is_more: false })

it('OPS-05 an administrator withdraws a mistaken recall with a reason', async () => {
  const withdrawn = { at: '2026-11-24T06:30:00.000Z', by: null, reason: 'It is batch B8' }
  const desk = showConsole('/console/recalls/4', {
    staffGetRecall: () => ({
      recall: desk.calls('staffWithdrawRecall').length > 0 ? { ...recall, withdrawn } : recall,
      found,
      alone_from: null,
    }),
    staffListRecallOrders: () => ({ orders: [], total: 0, total_is_more: false }),
    staffListRecallNotices: noNotices,
    staffWithdrawRecall: () => ({ recall: { ...recall, withdrawn }, found, alone_from: null }),
  })
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw recall 4?' })
  await dialog.getByRole('button', { name: 'Withdraw it' }).click()
  await expect.element(dialog.getByText(/Say why it was a mistake/).first()).toBeVisible()
  await dialog.getByLabelText('Why').fill('It is batch B8')
  await dialog.getByRole('button', { name: 'Withdraw it' }).click()
  await expect.element(page.getByText('It is batch B8')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  expect(desk.calls('staffWithdrawRecall').map(({ body }) => body)).toEqual([
    { reason: 'It is batch B8' },
  ])
})

it('OPS-05 lists the buyers of a recall by what became of their mail', async () => {
  const desk = showConsole('/console/recalls/4', {
    staffGetRecall: () => ({ recall, found, alone_from: null }),
    staffListRecallOrders: () => ({ orders: [], total: 0, total_is_more: false }),
    staffListRecallNotices: ({ query }) =>
      query.state === 'not_reached'
        ? {
            counts,
            total: 1,
            total_is_more: false,
            notices: [
              {
                id: '5b0c8a3e-6f0a-4a64-9d5b-0f6f3c1d2e4f',
                state: 'not_reached' as const,
                because: '550 no such user',
                buyer: 'City Clinic',
                email: 'ward@clinic.example',
                phone: '9876543210',
                orders: [
                  { id: 'o-1', number: 'UP-261121-YJBQE' },
                  { id: 'o-2', number: 'UP-261019-XBHRQ' },
                ],
                told_at: '2026-11-24T05:30:00.000Z',
                mailed_at: '2026-11-24T05:30:00.000Z',
                reminders: 1,
                acknowledged_at: null,
                acknowledged_by: null,
                noted: desk.calls('staffMarkRecallNotice').length > 0,
              },
            ],
          }
        : noNotices(),
    staffMarkRecallNotice: () => ({}),
  })
  await page.getByRole('link', { name: 'Buyers 5' }).click()
  await expect.element(page.getByText('Nobody here')).toBeVisible()
  await page.getByRole('link', { name: 'Not reached 1' }).click()
  await expect.element(page.getByText('550 no such user')).toBeVisible()
  await expect.element(page.getByText('ward@clinic.example · 9876543210')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: /1 reminder/ })).toBeVisible()
  await page.viewport(390, 844)
  const table = page.getByRole('table', { name: 'Buyers' }).element()
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  await page.viewport(1280, 900)
  expect(desk.calls('staffListRecallNotices').at(-1)?.query.state).toBe('not_reached')
  await expect
    .element(page.getByRole('link', { name: 'Download as CSV' }))
    .toHaveAttribute('href', '/api/staff/recalls/4/notices-file?state=not_reached')
  await expect.element(page.getByRole('button', { name: 'Mail came back' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Told by phone City Clinic' }).click()
  const dialog = page.getByRole('dialog', { name: 'Did you tell City Clinic?' })
  await dialog.getByRole('button', { name: 'Note that they know' }).click()
  await expect.element(dialog.getByText(/Say how you know/).first()).toBeVisible()
  await dialog.getByLabelText('How, and whom').fill('Spoke to sister Asha')
  await dialog.getByRole('button', { name: 'Note that they know' }).click()
  await expect.element(page.getByRole('button', { name: 'Take back City Clinic' })).toBeVisible()
  expect(desk.calls('staffMarkRecallNotice').map(({ body }) => body)).toEqual([
    { mark: 'told', note: 'Spoke to sister Asha' },
  ])
})

it('OPS-05 an administrator closes a recall with a conclusion, and reads its report', async () => {
  const closed = { at: '2026-11-24T06:30:00.000Z', by: null, conclusion: 'All 6 are destroyed' }
  const answer = (isClosed: boolean) => ({
    recall: isClosed ? { ...recall, closed } : recall,
    found,
    alone_from: isClosed ? null : '2026-11-25T05:30:00.000Z',
  })
  const desk = showConsole('/console/recalls/4', {
    staffGetRecall: () => answer(desk.calls('staffCloseRecall').length > 0),
    staffListRecallOrders: () => ({ orders: [], total: 0, total_is_more: false }),
    staffListRecallNotices: noNotices,
    staffCloseRecall: () => answer(true),
  })
  await expect
    .element(page.getByRole('link', { name: 'Draft of the report (PDF)' }))
    .toHaveAttribute('href', '/api/staff/recalls/4/report?format=pdf')
  await expect.element(page.getByText(/Nobody else can close it: who began it can/)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Close recall 4?' })
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await expect.element(dialog.getByText(/Say what was done/).first()).toBeVisible()
  await dialog.getByLabelText('Conclusion').fill('All 6 are destroyed')
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await expect.element(page.getByText('All 6 are destroyed')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Report (PDF)', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  expect(desk.calls('staffCloseRecall').map(({ body }) => body)).toEqual([
    { conclusion: 'All 6 are destroyed' },
  ])
})
