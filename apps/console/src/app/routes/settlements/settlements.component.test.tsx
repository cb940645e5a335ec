import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const paging = { total: 1, total_is_more: false }
const line = {
  settlement_id: 'setl_DGlQ1Rj8os78Ec',
  line: 4,
  entity_id: 'pay_DEXrnipqTmWVGE',
  kind: 'payment' as const,
  outcome: 'amount' as const,
  amount: 104,
  fee: 2.1,
  gst: 0.38,
  net: 101.52,
}
const open = {
  ...line,
  order_number: 'UP-261101-AAAAA',
  known_amount: 105,
  settled_at: '2026-11-20T10:00:00.000Z',
  days: 4,
  cleared: null,
}
const settlement = {
  id: line.settlement_id,
  utr: '1568176960vxp0rj',
  settled_at: open.settled_at,
  days: 4,
  amount: 97_100,
  fees: 2460.5,
  gst: 442.89,
  lines: 12,
  open: 1,
  file_name: null,
  recorded_at: open.settled_at,
  recorded_by: null,
  bank: null,
}
const answers = {
  staffListSettlementDifferences: () => ({ differences: [open], ...paging }),
  staffClearSettlementLine: () => ({ difference: open }),
  staffListSettlements: () => ({
    settlements: [settlement],
    months: [
      {
        month: '2026-11',
        settled: 97_100,
        paid: 105_000,
        refunded: 5000,
        fees: 2460.5,
        gst: 442.89,
        other: 0,
      },
    ],
    ...paging,
  }),
  staffConfirmSettlement: () => ({ settlement }),
  staffPreviewSettlements: () => ({
    settlements: [
      { ...settlement, recorded: false },
      { ...settlement, id: 'setl_before', recorded: true },
    ],
    totals: {
      lines: 12,
      net: 97_100,
      fees: 2460.5,
      gst: 442.89,
      outcomes: [
        { outcome: 'matched' as const, lines: 11, net: 96_998.48 },
        { outcome: 'amount' as const, lines: 1, net: 101.52 },
      ],
    },
    differences: [line],
    seen: 'abc',
  }),
  staffRecordSettlements: () => ({ recorded: 1 }),
}

it('CHECKOUT-06 a report is looked at before it is recorded', async () => {
  const shop = showConsole('/console/settlements', answers, { role: 'finance' })
  await userEvent.upload(
    page.getByLabelText('Settlement report'),
    new File(['type,entity_id'], 'november.csv', { type: 'text/csv' }),
  )
  const found = page.getByRole('region', { name: 'november.csv' })
  await expect.element(found).toMatchTextContent(/1 settlement of ₹97,100 in 12 lines/)
  await expect.element(found).toMatchTextContent(/1 settlement of this report recorded already/)
  await expect
    .element(found.getByRole('table', { name: 'Lines that differ' }))
    .toMatchTextContent(/pay_DEXrnipqTmWVGE.*₹104.*less ₹2.10 fee and ₹0.38 GST.*Another amount/)
  expect(shop.calls('staffRecordSettlements')).toEqual([])
  await found.getByRole('button', { name: 'Record 1 settlement' }).click()
  await expect.element(toast(/1 settlement recorded/)).toBeVisible()
  expect(shop.calls('staffRecordSettlements')[0]?.body).toMatchObject({ seen: 'abc' })
})

it('CHECKOUT-06 a difference says what it is, how old it is, and is settled with a reason', async () => {
  const shop = showConsole('/console/settlements', answers, { role: 'finance' })
  const table = page.getByRole('table', { name: 'Differences' })
  await expect
    .element(table)
    .toMatchTextContent(/UP-261101-AAAAA.*Another amount.*₹105 in the shop.*4 days old/)
  await table.getByRole('button', { name: 'Settle the difference of pay_DEXrnipqTmWVGE' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settle pay_DEXrnipqTmWVGE?' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The gateway corrects it next week')
  await dialog.getByRole('button', { name: 'Settle the difference' }).click()
  await expect.element(toast(/pay_DEXrnipqTmWVGE is settled/)).toBeVisible()
  expect(shop.calls('staffClearSettlementLine')[0]).toMatchObject({
    params: { id: line.settlement_id, line: 4 },
    body: { reason: 'The gateway corrects it next week' },
  })
  // The menu asks for the count alone.
  await expect
    .poll(() =>
      shop.calls('staffListSettlementDifferences').filter(({ query }) => query.limit !== 1),
    )
    .toHaveLength(2)
})

it('CHECKOUT-06 a settlement is compared with the bank; another amount asks why', async () => {
  const shop = showConsole('/console/settlements?view=all', answers, { role: 'finance' })
  await expect
    .element(page.getByRole('table', { name: 'By month' }))
    .toMatchTextContent(/Nov 2026.*₹2,460.50.*₹442.89/)
  const table = page.getByRole('table', { name: 'Settlements' })
  await expect.element(table).toMatchTextContent(/1 to settle.*Not seen in the bank.*4 days old/)
  await table.getByRole('button', { name: /with the bank/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare with the bank' })
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('97000')
  await dialog.getByRole('textbox', { name: 'Why it is another amount' }).fill('Bank charges')
  await dialog.getByRole('button', { name: 'Keep what the bank shows' }).click()
  await expect.element(toast(/The difference is kept/)).toBeVisible()
  expect(shop.calls('staffConfirmSettlement')[0]?.body).toMatchObject({
    amount: 97_000,
    reason: 'Bank charges',
  })
})

it('CHECKOUT-06 payments that no settlement has are listed by age', async () => {
  const shop = showConsole(
    '/console/settlements?view=unsettled&days=7',
    {
      ...answers,
      staffListUnsettled: () => ({
        items: [
          {
            id: 'pay_DEXrnipqTmWVGE',
            kind: 'payment' as const,
            order_number: 'UP-261101-AAAAA',
            amount: 105,
            since: '2026-11-10T10:00:00.000Z',
            days: 14,
          },
        ],
        paid: 105,
        refunded: 0,
        ...paging,
      }),
    },
    { role: 'finance' },
  )
  await expect
    .element(page.getByRole('table', { name: 'Payments that are not transferred' }))
    .toMatchTextContent(/pay_DEXrnipqTmWVGE.*UP-261101-AAAAA.*14 days.*₹105/)
  expect(shop.calls('staffListUnsettled')[0]?.query).toMatchObject({ days: 7 })
})
