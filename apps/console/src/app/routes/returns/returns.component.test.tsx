import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Omit<Answer<'staffListReturns'>, 'success'>
type Return = Answer<'staffGetReturn'>['return']

const id = '01990000-0000-7000-8000-000000000001'
const who = { id: 'm-2', name: 'Bela Iyer', email: 'bela@upchar.example' }
const row = {
  id,
  number: 'UP-261120-7K3M9/R1',
  order: { id: 'o-1', number: 'UP-261120-7K3M9' },
  buyer: 'Nair Clinic',
  seller: 'Cochin Surgicals',
  state: 'requested' as const,
  label: 'Asked for',
  replacement_stopped: false,
  reason: 'It arrived damaged',
  opened_at: '2026-11-21T10:00:00.000Z',
  to_pay: 0,
}
const list = (part: Partial<List> = {}): List => ({
  returns: [row],
  queues: { work: 1, done: 4 },
  total: 1,
  total_is_more: false,
  ...part,
})
const fates = ['restock', 'quarantine', 'destroy', 'rejected'] as const
const one = (part: Partial<Return> = {}): Return => ({
  ...row,
  version: 2,
  note: 'Torn <b>open</b>',
  photos: [],
  opened_by: null,
  decision: '',
  decided: null,
  courier: '',
  awb: '',
  settled: null,
  paid: null,
  credit: 0,
  refund: 0,
  refund_way: 'source',
  seller_stopped: false,
  to_wallet: 0,
  nothing_to_fetch: false,
  items: [
    {
      line: '01990000-0000-7000-8000-00000000000a',
      title: 'Nitrile gloves, M',
      sku_id: 'G-1',
      quantity: 3,
      batches: [
        {
          lot: 7,
          parcel: '01990000-0000-7000-8000-00000000000b',
          batch: 'B7',
          expires_on: '2027-01-31',
          quantity: 2,
          fates: [...fates],
        },
        {
          lot: 8,
          parcel: '01990000-0000-7000-8000-00000000000b',
          batch: 'B8',
          expires_on: null,
          quantity: 4,
          fates: [...fates],
        },
      ],
    },
  ],
  pieces: [],
  wish: 'refund',
  outcome: '',
  replacements: [],
  pay_to: null,
  awaits_account: false,
  ...part,
})
const open = (
  part: Partial<Return>,
  answers: Parameters<typeof showConsole>[1] = {},
  role: 'support' | 'finance' = 'support',
) =>
  showConsole(
    `/console/returns/${id}`,
    { staffGetReturn: () => ({ return: one(part) }), ...answers },
    { role },
  )

describe('RET-02 the list of returns', () => {
  it('names what waits and what is next, and leads to the return', async () => {
    const shop = showConsole(
      '/console/returns',
      {
        staffListReturns: ({ query }) =>
          query.queue === 'done'
            ? list({ returns: [{ ...row, state: 'settled', label: 'Settled', to_pay: 210 }] })
            : list(),
      },
      { role: 'support' },
    )
    await expect
      .element(page.getByRole('link', { name: row.number }))
      .toHaveAttribute('href', `/console/returns/${id}`)
    await expect.element(page.getByText('Decide', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Over/ }).click()
    await expect.element(page.getByText(/Pay by bank ₹210/)).toBeVisible()
    expect(shop.calls('staffListReturns').at(-1)?.query).toMatchObject({ queue: 'done' })
  })

  it('OPS-06 shows in amber what a stopped seller’s replacement asks for', async () => {
    const stopped = {
      ...row,
      state: 'settled' as const,
      label: 'Replacement stopped',
      replacement_stopped: true,
    }
    showConsole(
      '/console/returns',
      { staffListReturns: () => list({ returns: [stopped] }) },
      { role: 'support' },
    )
    await expect.element(page.getByText('Give the money', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Replacement stopped').last()).toHaveClass('bg-warning-bg')
  })

  it('says when none waits, unlike when none matches, and when it can’t be loaded', async () => {
    showConsole(
      '/console/returns',
      { staffListReturns: () => list({ returns: [], total: 0 }) },
      { role: 'support' },
    )
    await expect.element(page.getByText('No return waits')).toBeVisible()
    showConsole(
      '/console/returns?q=UP-9',
      { staffListReturns: () => list({ returns: [], total: 0 }) },
      { role: 'support' },
    )
    await expect.element(page.getByText('No return matches')).toBeVisible()
    showConsole('/console/returns', { staffListReturns: broken }, { role: 'support' })
    await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  })
})

describe('RET-02 a return', () => {
  it('is refused with a reason only, in the version that was read', async () => {
    const shop = open(
      {},
      { staffDecideReturn: () => refuse('reason_missing', 'Say why: the buyer reads it') },
    )
    await expect.element(page.getByText('“Torn <b>open</b>”')).toBeVisible()
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect.element(page.getByText(/Say why: the buyer reads it/)).toBeVisible()
    expect(shop.calls('staffDecideReturn')[0]?.body).toEqual({
      version: 2,
      approve: false,
      decision: '',
    })
  })

  it('is fetched with courier and AWB once it is approved', async () => {
    const shop = open(
      { state: 'approved', label: 'Approved' },
      {
        staffPreviewReturn: () => ({
          settlement: { credit: 315, refund: 315, cash: 0, to_wallet: 0 },
        }),
        staffPickUpReturn: () => ({ return: one({ state: 'picked', version: 3 }) }),
      },
    )
    const form = page.getByRole('form', { name: 'Have it fetched' })
    await form.getByRole('button', { name: 'It is fetched' }).click()
    await expect.element(form.getByText(/Enter the courier/)).toBeVisible()
    await form.getByLabelText('Courier').fill('Delhivery')
    await form.getByLabelText('AWB').fill('BACK1')
    await form.getByRole('button', { name: 'It is fetched' }).click()
    await expect
      .poll(() => shop.calls('staffPickUpReturn')[0]?.body)
      .toEqual({ version: 2, courier: 'Delhivery', awb: 'BACK1' })
  })

  it('RET-04 is inspected by batch: every piece counted, the money shown before the press', async () => {
    const shop = open(
      { state: 'picked', label: 'On its way back' },
      {
        staffPreviewReturn: ({ body }) => ({
          settlement: body.pieces.some(({ fate }) => fate === 'rejected')
            ? { credit: 210, refund: 210, cash: 0, to_wallet: 0 }
            : { credit: 315, refund: 315, cash: 315, to_wallet: 0 },
        }),
        staffSettleReturn: () => ({ return: one({ state: 'settled', version: 3 }) }),
      },
    )
    const form = page.getByRole('form', { name: 'Inspect' })
    // It begins with all pieces back in stock, from the batch that expires first.
    await expect
      .element(form.getByText(/₹315(\.00)? was paid in cash: finance sends it by bank/))
      .toBeVisible()
    const batch = form.getByRole('group', { name: /^Batch B8/ })
    await batch.getByLabelText('Back into stock').fill('')
    await expect.element(form.getByText('Count every piece to see what goes back.')).toBeVisible()
    await expect.element(form.getByRole('button', { name: 'Settle the return' })).toBeDisabled()
    await batch.getByLabelText('Not accepted').fill('1')
    await form.getByLabelText('For the buyer').fill('One was opened')
    await expect
      .element(form.getByText(/₹210(\.00)? goes back to where the buyer paid from/))
      .toBeVisible()
    await form.getByRole('button', { name: 'Settle the return' }).click()
    await expect
      .poll(() => shop.calls('staffSettleReturn')[0]?.body)
      .toMatchObject({
        version: 2,
        credit: 210,
        decision: 'One was opened',
        pieces: [
          { lot: 7, parcel: '01990000-0000-7000-8000-00000000000b', quantity: 2, fate: 'restock' },
          { lot: 8, parcel: '01990000-0000-7000-8000-00000000000b', quantity: 1, fate: 'rejected' },
        ],
      })
  })

  it('offers no way into stock for medicines, and nothing to put away for what is missing', async () => {
    const [item] = one().items
    if (item === undefined) throw new Error('no item')
    open(
      {
        state: 'picked',
        items: [
          {
            ...item,
            batches: item.batches.map((batch) => ({ ...batch, fates: fates.slice(1) })),
          },
        ],
      },
      {
        staffPreviewReturn: () => ({ settlement: { credit: 0, refund: 0, cash: 0, to_wallet: 0 } }),
      },
    )
    const form = page.getByRole('form', { name: 'Inspect' })
    await expect.element(form.getByLabelText('Into quarantine').first()).toHaveValue('2')
    expect(form.getByLabelText('Back into stock').elements()).toEqual([])
  })

  it('RET-04 is paid by bank by finance only, who read where to', async () => {
    const due = {
      state: 'settled' as const,
      label: 'Settled',
      to_pay: 210,
      credit: 210,
      refund: 210,
      settled: { by: who, at: row.opened_at },
    }
    open(due)
    await expect.element(page.getByText('Finance sends the money by bank transfer.')).toBeVisible()
    const shop = open(
      { ...due, pay_to: 'asha@okhdfc' },
      { staffPayReturn: () => ({ return: one({ state: 'paid', version: 3 }) }) },
      'finance',
    )
    const form = page.getByRole('form', { name: /^Pay ₹210/ })
    await expect.element(form.getByText('asha@okhdfc')).toBeVisible()
    await form.getByLabelText('Reference of the transfer').fill('UTR1')
    await form.getByRole('button', { name: 'It is paid' }).click()
    await expect
      .poll(() => shop.calls('staffPayReturn')[0]?.body)
      .toEqual({ version: 2, bank_reference: 'UTR1' })
  })

  it('RET-02 a replacement that stayed shows when and why its challan was cancelled', async () => {
    open({
      state: 'settled',
      outcome: 'refund',
      replacements: [
        {
          id: '01990000-0000-7000-8000-00000000000c',
          state: 'cancelled',
          label: 'Cancelled',
          courier: '',
          awb: '',
          tracking_url: '',
          challan: {
            id: '01990000-0000-7000-8000-00000000000d',
            number: 'MH1D/26-27/000004',
            url: '/api/orders/o/invoices/d',
            cancelled: { at: '2026-11-21T10:00:00.000Z', reason: 'The goods stayed here' },
          },
        },
      ],
    })
    await expect
      .element(
        page.getByText(
          'Cancelled · MH1D/26-27/000004, cancelled on 21 Nov 2026: The goods stayed here',
        ),
      )
      .toBeVisible()
  })
})
