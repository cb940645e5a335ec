import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Detail = Answer<'staffGetStatement'>
type Statement = Detail['statement']
const id = '5f9d2b54-3d0b-4a6e-9d0a-0d4a4a1f7c11'
const totals = {
  gross: 1050,
  commission: 80,
  closing_fees: 10,
  fee_gst: 16.2,
  gateway_fees: 0,
  tcs: 5,
  tds: 1.05,
  net: 937.75,
  carried: 0,
  payout: 937.75,
  by_split: 0,
  by_bank: 937.75,
}
const statement = (part: Partial<Statement> = {}): Statement => ({
  id,
  number: 'ST-7-1',
  seller: { id: 7, name: 'Konkan Surgicals' },
  from: '2026-11-16',
  until: '2026-11-22',
  documents: 1,
  ...totals,
  closed_at: '2026-11-23T18:45:00.000Z',
  closed_by: null,
  dispute: null,
  note: '',
  payout_state: 'none',
  ...part,
})
const nobody = { by: null, at: '2026-11-24T05:00:00.000Z' }
const payout = (part: Partial<Detail['payout']> = {}): Detail['payout'] => ({
  state: 'none',
  pay_to: '',
  linked_account: '',
  asked: null,
  decided: null,
  bank_file: null,
  paid: null,
  alone_from: null,
  reason: '',
  bank_reference: '',
  split_reference: '',
  ...part,
})
const list = (...statements: Statement[]) => ({
  staffListStatements: () => ({
    statements,
    sellers: [{ id: 7, name: 'Konkan Surgicals' }],
    for_bank: 0,
    bank_files: [],
    not_closed: [],
    cycle_day: '2026-11-22',
    total: statements.length,
    total_is_more: false,
  }),
})
const detail = (one: Statement, of = payout()) => ({
  statement: one,
  payout: of,
  entries: [
    {
      id: '5f9d2b54-3d0b-4a6e-9d0a-0d4a4a1f7c12',
      kind: 'invoice' as const,
      number: 'MH1/26-27/000123',
      order_number: 'UP-261110-7K3M9',
      issued_on: '2026-11-10',
      channel: 'bank' as const,
      gross: 1050,
      taxable: 1000,
      commission: 80,
      closing_fee: 10,
      gateway_fee: 0,
    },
  ],
  taxes: [
    {
      kind: 'tcs' as const,
      period: '2026-11',
      inter: false,
      section: '52',
      base: 1000,
      cgst: 2.5,
      sgst: 2.5,
      igst: 0,
      tds: 0,
    },
    {
      kind: 'tds' as const,
      period: '2026-27',
      inter: false,
      section: '393(1)',
      base: 1050,
      cgst: 0,
      sgst: 0,
      igst: 0,
      tds: 1.05,
    },
  ],
})

it('OPS-06 lists statements, and says when there is none', async () => {
  showConsole(
    '/console/statements',
    list(statement({ dispute: { at: '2026-11-24T05:00:00.000Z', by: null } })),
    {
      role: 'finance',
    },
  )
  await expect.element(page.getByRole('link', { name: 'ST-7-1' })).toBeVisible()
  await expect.element(page.getByText('₹937.75')).toBeVisible()
  await expect.element(page.getByText('Disputed').last()).toBeVisible()
  showConsole(
    '/console/statements',
    {
      staffListStatements: () => ({
        ...list().staffListStatements(),
        not_closed: [
          {
            seller: { id: 8, name: 'Malabar Medical' },
            until: '2026-11-22',
            reason: 'Credit note MH1C-1 credits GLOVES.',
            at: '2026-11-23T18:45:00.000Z',
          },
        ],
      }),
    },
    { role: 'finance' },
  )
  await expect
    .element(
      page.getByText(
        /The statement of Malabar Medical until 22 Nov 2026 isn’t closed: Credit note MH1C-1 credits GLOVES\./,
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText('No statement yet').first()).toBeVisible()
  showConsole('/console/statements?state=to_pay', list(), { role: 'finance' })
  await expect.element(page.getByText('Nothing to pay')).toBeVisible()
})

it('OPS-06 closes one by hand with what was shown, again after it changed', async () => {
  let refused = true
  const shop = showConsole(
    '/console/statements',
    {
      ...list(),
      staffPreviewStatement: () => ({
        documents: refused ? 1 : 2,
        ...totals,
        holds: [{ hold: 'return_window', documents: 3, gross: 4200 }],
        last_day: null,
        seen: refused ? 'old' : 'new',
      }),
      staffCloseStatement: () => {
        if (!refused) return { statement: statement() }
        refused = false
        return refuse('changed_meanwhile', 'It would come to something else now.')
      },
    },
    { role: 'finance' },
  )
  await page.getByRole('button', { name: 'Close a statement' }).click()
  const close = page.getByRole('button', { name: 'Close the statement' })
  await expect.element(close).toBeDisabled()
  await page
    .getByRole('region', { name: 'Close a statement' })
    .getByRole('combobox', { name: 'Seller' })
    .selectOptions('Konkan Surgicals')
  await expect
    .element(page.getByRole('list', { name: 'Waits for a later statement:' }))
    .toMatchTextContent('The buyer may still return it: 3 documents, ₹4,200')
  await close.click()
  await expect.element(page.getByText(/It would come to something else now/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2 documents' })).toBeVisible()
  await close.click()
  await expect.element(toast('Statement ST-7-1 is closed')).toBeVisible()
  expect(shop.calls('staffCloseStatement').map(({ body }) => body)).toEqual([
    { seller_id: 7, until: '2026-11-22', seen: 'old' },
    { seller_id: 7, until: '2026-11-22', seen: 'new' },
  ])
})

it('OPS-06 shows a statement with its files, and notes a dispute', async () => {
  let one = statement()
  const shop = showConsole(
    `/console/statements/${id}`,
    {
      ...list(one),
      staffGetStatement: () => detail(one),
      staffNoteStatement: () => {
        one = statement({
          note: 'Rate of August',
          dispute: { at: '2026-11-24T05:00:00.000Z', by: null },
        })
        return detail(one)
      },
    },
    { role: 'finance' },
  )
  await expect.element(page.getByRole('heading', { name: 'Statement ST-7-1' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'PDF' }))
    .toHaveAttribute('href', `/api/staff/statements/${id}/file?format=pdf`)
  await expect.element(page.getByText('TCS of Nov 2026, within the state')).toBeVisible()
  await expect.element(page.getByText('TDS of 2026-27, section 393(1)')).toBeVisible()
  await expect.element(page.getByText('MH1/26-27/000123')).toBeVisible()
  await page.getByRole('button', { name: 'Note a dispute' }).click()
  const note = page.getByRole('textbox', { name: /^What the seller disputes/ })
  // APP-01: it stands in the seller's portal.
  await expect.element(note).toHaveAccessibleDescription(/^The seller reads it\./)
  await note.fill('Rate of August')
  await page.getByRole('button', { name: 'Note the dispute' }).click()
  await expect.element(toast('The dispute is noted')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'End the dispute' })).toBeVisible()
  await expect.element(page.getByText(/nothing is paid until the dispute ends/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Ask for the payout' }).elements()).toEqual([])
  expect(shop.calls('staffNoteStatement').at(-1)?.body).toEqual({
    disputed: true,
    note: 'Rate of August',
  })
})

it('OPS-06 a payout is asked for with its account, approved by another, and recorded', async () => {
  let now = payout({ pay_to: '50100234567890 HDFC0000123' })
  let second = false
  const shop = showConsole(
    `/console/statements/${id}`,
    {
      staffGetStatement: () => detail(statement(), now),
      staffAskSellerPayout: () => {
        now = payout({ state: 'waiting', pay_to: '50100234567890 HDFC0000123', asked: nobody })
        return detail(statement(), now)
      },
      staffDecideSellerPayout: ({ body: { approve } }) => {
        if (!second) {
          second = true
          return refuse('second_person_needed', 'You asked for this payout.')
        }
        now = { ...now, state: approve ? 'approved' : 'refused', decided: nobody }
        return detail(statement(), now)
      },
      staffRecordSellerPayout: () => {
        now = { ...now, state: 'paid', paid: nobody, bank_reference: 'UTR7' }
        return detail(statement(), now)
      },
    },
    { role: 'finance' },
  )
  const press = (name: string) => page.getByRole('button', { name }).click()
  await press('Ask for the payout')
  // Nothing goes by the split: only the bank account is asked for, and the last one is offered.
  expect(page.getByRole('textbox', { name: /^Account at the aggregator/ }).elements()).toEqual([])
  await expect
    .element(page.getByRole('textbox', { name: /^Account number and IFSC/ }))
    .toHaveValue('50100234567890 HDFC0000123')
  // By keyboard, the next press is never a decision: the focus waits before the buttons.
  const where = page.getByRole('region', { name: 'Where the payout stands' })
  await userEvent.keyboard('{Enter}')
  await expect.element(where).toHaveFocus()
  await press('Approve the payout')
  await expect.element(page.getByText(/You asked for this payout/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(where).toHaveFocus()
  // The bank doesn't take it: it is refused after all, and asked for again.
  await press('Refuse after all')
  await expect.element(page.getByText(/would pay the seller twice/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Why' }).fill('The account is closed')
  await press('Refuse the payout')
  await press('Ask for the payout')
  await press('Ask for the payout')
  await press('Approve the payout')
  await press('Record the transfer')
  await page.getByRole('textbox', { name: /UTR/ }).fill('UTR7')
  await press('Record the transfer')
  await expect.element(toast('The payout is recorded')).toBeVisible()
  await expect.element(page.getByText('UTR7')).toBeVisible()
  expect(shop.calls('staffAskSellerPayout').at(-1)?.body).toEqual({
    pay_to: '50100234567890 HDFC0000123',
    linked_account: '',
  })
  expect(shop.calls('staffDecideSellerPayout').at(-1)?.body).toMatchObject({
    approve: true,
    asked_at: nobody.at,
  })
})

it('OPS-06 puts each approved payout into one file for the bank, and warns before it is used again', async () => {
  let made = false
  const shop = showConsole(
    '/console/statements?state=to_pay',
    {
      staffListStatements: () => ({
        ...list(statement({ payout_state: 'approved' })).staffListStatements(),
        for_bank: made ? 0 : 1,
        bank_files: made ? [{ ...nobody, payouts: 1, amount: 937.75 }] : [],
      }),
      staffMakeBankFile: () => {
        made = true
        return { at: nobody.at }
      },
    },
    { role: 'finance' },
  )
  await page.getByRole('button', { name: 'Make a bank file of 1 approved payout' }).click()
  await expect.element(page.getByText(/made by a former member: 1 payout, ₹937\.75/)).toBeVisible()
  await expect.element(page.getByText(/it would pay twice/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Download the bank file of/ }))
    .toHaveAttribute('href', '/api/staff/statements/bank-file?at=2026-11-24T05%3A00%3A00.000Z')
  expect(page.getByRole('button', { name: /^Make a bank file/ }).elements()).toEqual([])
  expect(shop.calls('staffMakeBankFile')).toHaveLength(1)
})
