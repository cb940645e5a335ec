import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const paging = { total: 1, total_is_more: false }
const short = {
  line: 2,
  awb: 'DEL0001234567',
  order_number: 'UP-261101-AAAAA',
  courier: 'Delhivery',
  outcome: 'short' as const,
  paid: 300,
  due: 364,
  difference: -64,
  paid_on: '2026-11-20',
  reference: 'UTR55',
  charged_grams: null,
  packed_grams: null,
}
const open = {
  ...short,
  kind: 'cash' as const,
  asked: null,
  remittance_id: '0198c0de-0000-7000-8000-000000000001',
  file_name: 'delhivery-47.csv',
  recorded_at: '2026-11-21T10:00:00.000Z',
  settled: null,
}
const list = {
  kind: 'cash' as const,
  id: open.remittance_id,
  file_name: open.file_name,
  recorded_at: open.recorded_at,
  recorded_by: null,
  lines: 12,
  paid: 4310,
  open: 1,
}
const answers = {
  staffListRemittanceDifferences: () => ({ differences: [open], ...paging }),
  staffPreviewRemittance: () => ({
    totals: {
      lines: 12,
      paid: 4310,
      outcomes: [
        { outcome: 'matched' as const, lines: 11, paid: 4010, due: 4010 },
        { outcome: 'short' as const, lines: 1, paid: 300, due: 364 },
      ],
    },
    differences: [short],
    seen: 'abc',
    recorded: null,
  }),
  staffRecordRemittance: () => ({ remittance: list }),
  staffSettleRemittance: () => ({ difference: open }),
}
const upload = (text: string) =>
  userEvent.upload(
    page.getByLabelText('Remittance list'),
    new File([text], 'delhivery-47.csv', { type: 'text/csv' }),
  )

it('RET-06 a list is looked at before it is recorded', async () => {
  const shop = showConsole('/console/remittances', answers, { role: 'finance' })
  await upload('AWB,Amount\nDEL0001234567,300')
  const found = page.getByRole('region', { name: 'delhivery-47.csv' })
  await expect.element(found).toMatchTextContent(/12 lines, ₹4,310 paid out/)
  await expect
    .element(found.getByRole('list', { name: 'What the list holds' }))
    .toMatchTextContent(/Matched.*11 · ₹4,010.*Too little.*1 · ₹300/)
  await expect
    .element(found.getByRole('table', { name: 'Lines that differ' }))
    .toMatchTextContent(/DEL0001234567.*₹300 of ₹364/)
  expect(shop.calls('staffRecordRemittance')).toEqual([])
  await found.getByRole('button', { name: 'Record 12 lines' }).click()
  await expect.element(toast(/delhivery-47.csv is recorded/)).toBeVisible()
  expect(shop.calls('staffRecordRemittance')[0]?.body).toEqual({
    kind: 'cash',
    file_name: 'delhivery-47.csv',
    text: 'AWB,Amount\nDEL0001234567,300',
    seen: 'abc',
  })
  await expect.element(found).not.toBeInTheDocument()
})

it('RET-06 a difference is settled with a reason', async () => {
  const shop = showConsole('/console/remittances', answers, { role: 'finance' })
  const table = page.getByRole('table', { name: 'Differences' })
  await expect.element(table).toMatchTextContent(/Too little.*Ask the courier for the rest/)
  await table.getByRole('button', { name: 'Settle the difference of DEL0001234567' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settle DEL0001234567?' })
  await dialog.getByRole('button', { name: 'Settle the difference' }).click()
  await expect.element(dialog.getByText(/Enter a reason, for the record/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Damage, agreed on the phone')
  await dialog.getByRole('button', { name: 'Settle the difference' }).click()
  await expect.element(toast(/DEL0001234567 is settled/)).toBeVisible()
  expect(shop.calls('staffSettleRemittance')[0]).toMatchObject({
    params: { id: open.remittance_id, line: 2 },
    body: { reason: 'Damage, agreed on the phone' },
  })
  // The menu asks for the count alone.
  await expect
    .poll(() =>
      shop.calls('staffListRemittanceDifferences').filter(({ query }) => query.limit !== 1),
    )
    .toHaveLength(2)
})

it('RET-06 cash that no list names is listed with its sum', async () => {
  const shop = showConsole(
    '/console/remittances?view=awaited&days=14',
    {
      ...answers,
      staffListAwaitedCash: () => ({
        parcels: [
          {
            id: open.remittance_id,
            order_number: 'UP-261101-AAAAA',
            courier: 'Delhivery',
            awb: 'DEL0001234567',
            delivered_at: '2026-11-01T10:00:00.000Z',
            due: 364,
          },
        ],
        due: 364,
        ...paging,
      }),
    },
    { role: 'finance' },
  )
  const table = page.getByRole('table', { name: 'Parcels whose cash is not paid out' })
  await expect.element(table).toMatchTextContent(/DEL0001234567.*UP-261101-AAAAA.*₹364/)
  await expect.element(page.getByText('In all ₹364')).toBeVisible()
  expect(shop.calls('staffListAwaitedCash')[0]?.query).toMatchObject({ days: 14 })
})

it('RET-06 a courier’s bill is compared with what was agreed; another member settles what is more', async () => {
  const heavier = {
    ...open,
    kind: 'charges' as const,
    outcome: 'weight' as const,
    paid: 120.5,
    due: 62.5,
    difference: 58,
    charged_grams: 1500,
    packed_grams: 400,
  }
  const by = { id: 'm-2', name: 'Asha Rao', email: 'asha@upchar.example' }
  let asked: { at: string; by: typeof by; reason: string } | null = null
  const shop = showConsole(
    '/console/remittances',
    {
      ...answers,
      staffListRemittanceDifferences: ({ query }) => ({
        differences: query.kind === 'charges' ? [{ ...heavier, asked }] : [],
        ...paging,
      }),
      staffSettleRemittance: () => {
        asked = { at: open.recorded_at, by, reason: 'Scale proof seen' }
        return { difference: { ...heavier, asked } }
      },
      staffWithdrawRemittance: () => {
        asked = null
        return { difference: { ...heavier, asked } }
      },
    },
    { role: 'finance' },
  )
  await page.getByRole('link', { name: 'Bills' }).click()
  const table = page.getByRole('table', { name: 'Differences' })
  await expect
    .element(table)
    .toMatchTextContent(/Heavier than packed.*₹120.50, agreed ₹62.50.*1.5 kg, packed 0.4 kg/)
  await expect.element(page.getByRole('link', { name: 'Not paid out' })).not.toBeInTheDocument()
  await table.getByRole('button', { name: 'Ask to agree the difference of DEL0001234567' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agree to the charge of DEL0001234567?' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Scale proof seen')
  await dialog.getByRole('button', { name: 'Ask to agree' }).click()
  await expect.element(toast('Another member can settle DEL0001234567 now.')).toBeVisible()
  await expect.element(table).toMatchTextContent(/Asha Rao asks: Scale proof seen/)
  await expect
    .element(table.getByRole('button', { name: 'Settle the difference of DEL0001234567' }))
    .toBeVisible()
  await table.getByRole('button', { name: 'Take back the request for DEL0001234567' }).click()
  const back = page.getByRole('dialog', { name: 'Take back the request for DEL0001234567?' })
  await back.getByRole('textbox', { name: 'Why' }).fill('Not in the contract')
  await back.getByRole('button', { name: 'Take it back' }).click()
  await expect
    .element(table.getByRole('button', { name: 'Ask to agree the difference of DEL0001234567' }))
    .toBeVisible()
  expect(shop.calls('staffWithdrawRemittance')[0]?.body).toEqual({
    reason: 'Not in the contract',
    asked_at: open.recorded_at,
  })
  await userEvent.upload(
    page.getByLabelText('Courier’s bill'),
    new File(['AWB,Total\nDEL0001234567,120.5'], 'bill.csv', { type: 'text/csv' }),
  )
  await expect
    .poll(() => shop.calls('staffPreviewRemittance')[0]?.body)
    .toMatchObject({ kind: 'charges', file_name: 'bill.csv' })
})
