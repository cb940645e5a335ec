import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const paging = { total: 1, total_is_more: false }
const dispute = {
  id: 'disp_EsIAlDcoUr8CaQ',
  order_number: 'UP-261120-AAAAA',
  name: 'Meera Nair',
  organisation: 'Sanjeevani Hospital and Research Centre of the Konkan Region',
  email: 'accounts@sanjeevani.example',
  payment_id: 'pay_EFtmUsbwpXwBHI',
  paid: 10500,
  amount: 10000,
  deducted: 0,
  phase: 'chargeback',
  reason: 'Goods not received',
  state: 'open' as const,
  respond_by: '2026-11-26T05:00:00.000Z',
  days_left: 2,
  opened_at: '2026-11-20T05:00:00.000Z',
  waiting_refunds: 500,
  money_unclear: false,
  given_twice: 0,
  twice_in_wallet: 0,
  customer_id: 'c-1',
  evidence: [],
  notes: [
    {
      text: 'Asked the courier for the proof of delivery',
      by: { id: 'm1', name: 'Asha Rao', email: 'asha@upchar.example' },
      at: '2026-11-21T05:00:00.000Z',
    },
  ],
}
const answers = {
  staffListDisputes: () => ({ disputes: [dispute], at_stake: 10000, to_settle: 2, ...paging }),
  staffNoteDispute: () => ({ dispute }),
}
const table = page.getByRole('table', { name: 'Disputes' })

it('RET-04 lists what is to be answered with its last day, and keeps a note', async () => {
  const shop = showConsole('/console/disputes', answers, { role: 'finance' })
  await expect
    .element(table)
    .toMatchTextContent(
      /UP-261120-AAAAA.*Sanjeevani.*₹10,000 of ₹10,500.*Goods not received.*A refund of ₹500 waits.*Asked the courier.*2 days left to answer/,
    )
  await table.getByRole('button', { name: 'Note what was sent for disp_EsIAlDcoUr8CaQ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Note on disp_EsIAlDcoUr8CaQ' })
  await dialog.getByRole('button', { name: 'Keep the note' }).click()
  await expect.element(dialog.getByText('Note is missing').first()).toBeVisible()
  expect(shop.calls('staffNoteDispute')).toEqual([])
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Invoice sent')
  await dialog.getByRole('button', { name: 'Keep the note' }).click()
  await expect.element(toast('The note is kept')).toBeVisible()
  expect(shop.calls('staffNoteDispute')[0]).toMatchObject({
    params: { id: 'disp_EsIAlDcoUr8CaQ' },
    body: { text: 'Invoice sent' },
  })
})

it('RET-04 sends files and a sentence to the bank', async () => {
  const shop = showConsole(
    '/console/disputes',
    {
      ...answers,
      staffUploadEvidence: () => ({ document: { id: 'doc_1', name: 'delivered.pdf' } }),
      staffContestDispute: () => ({ dispute }),
    },
    { role: 'finance' },
  )
  await table.getByRole('button', { name: 'Answer disp_EsIAlDcoUr8CaQ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer disp_EsIAlDcoUr8CaQ' })
  await dialog.getByRole('button', { name: 'Send to the bank' }).click()
  await expect.element(dialog.getByText('Attach a file').first()).toBeVisible()
  await userEvent.upload(
    dialog.getByLabelText('Evidence file'),
    new File(['x'], 'delivered.pdf', { type: 'application/pdf' }),
  )
  await expect
    .element(dialog.getByRole('combobox', { name: 'delivered.pdf' }))
    .toHaveValue('shipping_proof')
  await dialog.getByRole('button', { name: 'Send to the bank' }).click()
  await expect.element(dialog.getByText(/Say in a sentence/)).toBeVisible()
  expect(shop.calls('staffContestDispute')).toEqual([])
  const why = dialog.getByRole('textbox', { name: 'Why the payment is right' })
  await why.fill('Delivered on 12 November, signed by Dr Rao')
  await dialog.getByRole('button', { name: 'Send to the bank' }).click()
  await expect.element(toast('The evidence is sent to the bank')).toBeVisible()
  expect(shop.calls('staffContestDispute')[0]).toMatchObject({
    params: { id: 'disp_EsIAlDcoUr8CaQ' },
    body: {
      summary: 'Delivered on 12 November, signed by Dr Rao',
      documents: [{ id: 'doc_1', kind: 'shipping_proof' }],
    },
  })
})

it('RET-04 says that evidence waits for the gateway, and takes no other meanwhile', async () => {
  const evidence = [
    {
      name: 'delivered.pdf',
      kind: 'shipping_proof' as const,
      summary: 'Delivered on 12 November, signed by Dr Rao',
      by: { id: 'm1', name: 'Asha Rao', email: 'asha@upchar.example' },
      at: null,
    },
  ]
  const waiting = { ...dispute, evidence }
  showConsole(
    '/console/disputes',
    {
      staffListDisputes: () => ({ disputes: [waiting], at_stake: 10000, to_settle: 0, ...paging }),
    },
    { role: 'finance' },
  )
  await expect
    .element(table)
    .toMatchTextContent(/Proof of delivery: delivered.pdf.*Waits for the gateway.*Asha Rao/)
  await expect.element(table.getByRole('button', { name: /Answer/ })).not.toBeInTheDocument()
})

it('RET-04 shows support what happens, without the button', async () => {
  showConsole('/console/disputes', answers, { role: 'support' })
  await expect.element(table).toBeVisible()
  await expect.element(table.getByRole('button')).not.toBeInTheDocument()
})

it('RET-04 says what was taken off the settlement of a lost one, and that nothing is open', async () => {
  const lost = {
    ...dispute,
    state: 'lost' as const,
    deducted: 10000,
    waiting_refunds: 0,
    notes: [],
  }
  showConsole(
    '/console/disputes?view=ended',
    { staffListDisputes: () => ({ disputes: [lost], at_stake: 0, to_settle: 0, ...paging }) },
    { role: 'finance' },
  )
  await expect.element(table).toMatchTextContent(/₹10,000 taken off the settlement.*Lost/)
  showConsole(
    '/console/disputes',
    {
      staffListDisputes: () => ({
        disputes: [],
        at_stake: 0,
        to_settle: 0,
        total: 0,
        total_is_more: false,
      }),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Nothing to answer')).toBeVisible()
})

it('RET-04 says what can be done where a buyer has money twice, or the gateway keeps it', async () => {
  const lost = {
    ...dispute,
    state: 'lost' as const,
    deducted: 10000,
    given_twice: 300,
    twice_in_wallet: 200,
  }
  const closed = { ...dispute, id: 'disp_2', state: 'closed' as const, deducted: 10000 }
  const unclear = { ...dispute, id: 'disp_3', state: 'closed' as const, money_unclear: true }
  const shop = showConsole(
    '/console/disputes',
    {
      ...answers,
      staffListDisputes: () => ({
        disputes: [lost, closed, unclear],
        at_stake: 0,
        to_settle: 2,
        ...paging,
      }),
    },
    { role: 'finance' },
  )
  await page.getByRole('link', { name: '2 ended disputes to settle' }).click()
  await expect.poll(() => shop.calls('staffListDisputes').at(-1)?.query.state).toBe('to_settle')
  await expect
    .element(table)
    .toMatchTextContent(
      /has ₹300 twice.*₹200 of it is credit of the wallet.*The bank took nothing: ask the gateway.*The gateway reports no deduction/,
    )
  await expect
    .element(table.getByRole('link', { name: 'take off at the customer' }))
    .toHaveAttribute('href', '/console/customers/c-1')
})

it('CHECKOUT-06 RET-06 counts in the menu what differs in settlements, and in couriers’ lists and bills', async () => {
  await page.viewport(1440, 900)
  const listed = (total: number) => ({ differences: [], total, total_is_more: false })
  showConsole(
    '/console/disputes',
    {
      ...answers,
      staffListSettlementDifferences: () => listed(4),
      staffListRemittanceDifferences: ({ query }) => listed(query.kind === 'charges' ? 2 : 1),
    },
    { role: 'finance' },
  )
  await expect
    .element(page.getByRole('link', { name: /^Settlements \d/ }))
    .toMatchTextContent(/4 waiting/)
  await expect
    .element(page.getByRole('link', { name: /^Couriers’ cash & bills \d/ }))
    .toMatchTextContent(/3 waiting/)
})

it('RET-04 names what is to settle on the start page and in the menu', async () => {
  await page.viewport(1440, 900)
  showConsole('/console', answers, { role: 'finance' })
  const tile = page.getByRole('link', { name: /Disputes to settle/ })
  await expect.element(tile).toMatchTextContent(/2.*₹10,000 at stake in others/)
  await expect.element(tile).toHaveAttribute('href', '/console/disputes?view=to_settle')
  await page.getByRole('button', { name: /^Finance/ }).click()
  await expect
    .element(page.getByRole('link', { name: /^Disputes \d/ }))
    .toMatchTextContent(/2 waiting/)
})
