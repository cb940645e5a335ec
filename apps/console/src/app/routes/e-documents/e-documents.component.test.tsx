import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import type { EDocument } from '../../../features/e-documents/index.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const row = {
  kind: 'e_invoice' as const,
  id: '0198c0de-0000-7000-8000-000000000001',
  order_id: '0198c0de-0000-7000-8000-000000000002',
  order_number: 'UP-261124-AAAAA',
  stock_move: null,
  number: 'MH1/26-27/000123',
  title: 'Tax invoice',
  issued_on: '2026-11-24',
  gstin: '27AAACX1234A1ZX',
  seller: 'Konkan Surgicals LLP',
  buyer: 'Lines Clinic',
  total: 60_000,
  state: 'waiting' as const,
  last_day: '2026-12-24',
  is_late: false,
  problem: null,
  irn: null,
  ack_no: null,
  is_verified: false,
  e_way_bill: null,
  at: null,
  valid_until: null,
  transport: null,
  may_cancel: false,
  is_to_cancel: false,
}
const bill = {
  ...row,
  kind: 'e_way_bill' as const,
  last_day: null,
  transport: { transporter_id: '', transporter_name: '', mode: 1, vehicle: '', distance_km: 0 },
}
const list = (documents: EDocument[]) => ({
  counts: {
    e_invoice: { waiting: 2, late: 1, to_cancel: 0 },
    e_way_bill: { waiting: 1, late: 0, to_cancel: 1 },
  },
  documents,
  total: documents.length,
  total_is_more: false,
})
const main = page.getByRole('main')

it('RET-03 shows what waits with its last day and what is wrong, and offers its file', async () => {
  const late = {
    ...row,
    id: '0198c0de-0000-7000-8000-000000000009',
    number: 'MH1/26-27/000099',
    is_late: true,
    problem: 'The billing address isn’t in the state of the buyer’s GSTIN.',
  }
  showConsole('/console/e-documents', { staffListEDocuments: () => list([row, late]) })
  await expect.element(main.getByText('last day 24 Dec 2026').first()).toBeVisible()
  await expect.element(main.getByText('Too late')).toBeVisible()
  await expect.element(main.getByText(/billing address isn’t in the state/)).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'JSON of MH1/26-27/000123' }))
    .toHaveAttribute('href', `/api/staff/e-documents/json?kind=e_invoice&ids=${row.id}`)
  // The portal would refuse it.
  expect(main.getByRole('link', { name: 'JSON of MH1/26-27/000099' }).elements()).toEqual([])
  await expect
    .element(main.getByRole('link', { name: 'Download all that waits' }))
    .toHaveAttribute('href', '/api/staff/e-documents/json?kind=e_invoice')
})

it('RET-03 takes the portal’s answer, and names what it doesn’t fit', async () => {
  const shop = showConsole('/console/e-documents', {
    staffListEDocuments: () => list([row]),
    staffUploadEAnswer: () => ({
      results: [
        { document: 'MH1/26-27/000123', message: null },
        { document: 'X/1', message: 'No document of ours waits under this number.' },
      ],
    }),
  })
  await expect.element(main.getByText('MH1/26-27/000123').first()).toBeVisible()
  await userEvent.upload(
    main.getByLabelText('The portal’s answer'),
    new File(['[{"Irn":"x"}]'], 'answer.json', { type: 'application/json' }),
  )
  await expect.element(toast('1 answer recorded.')).toBeVisible()
  await expect
    .element(main.getByText('X/1: No document of ours waits under this number.'))
    .toBeVisible()
  expect(shop.calls('staffUploadEAnswer')[0]?.body).toEqual({ text: '[{"Irn":"x"}]' })
})

it('RET-03 records a number by hand, in Indian time', async () => {
  const shop = showConsole('/console/e-documents', {
    staffListEDocuments: () => list([row]),
    staffRecordIrn: () => ({}),
  })
  await main.getByRole('button', { name: 'Enter the number of MH1/26-27/000123' }).first().click()
  await main.getByRole('textbox', { name: /^IRN/ }).fill('a'.repeat(64))
  await main.getByRole('textbox', { name: /^Acknowledgement number/ }).fill('112610036563310')
  await main.getByLabelText(/^Day of the acknowledgement/).fill('2026-11-24')
  await main.getByRole('textbox', { name: /^Time in India/ }).fill('9:61')
  await main.getByRole('textbox', { name: /^Text of the signed QR code/ }).fill('e'.repeat(40))
  await main.getByRole('button', { name: 'Record the number' }).click()
  await expect.element(main.getByText('Enter a time of day like 14:05').first()).toBeVisible()
  await main.getByRole('textbox', { name: /^Time in India/ }).fill('9:05')
  await main.getByRole('button', { name: 'Record the number' }).click()
  await expect.element(toast('MH1/26-27/000123 is reported.')).toBeVisible()
  expect(shop.calls('staffRecordIrn')[0]?.body).toMatchObject({
    ack_at: '2026-11-24T09:05:00+05:30',
  })
})

it('RET-03 asks for the transport of an e-way bill before it offers the file', async () => {
  const shop = showConsole('/console/e-documents?kind=e_way_bill', {
    staffListEDocuments: () => list([bill]),
    staffSetTransport: () => ({}),
  })
  await main.getByRole('button', { name: 'Transport of MH1/26-27/000123' }).first().click()
  expect(main.getByRole('link', { name: /^JSON/ }).elements()).toEqual([])
  await main.getByRole('textbox', { name: /^Vehicle/ }).fill('MH12AB1234')
  await main.getByRole('button', { name: 'Store the transport' }).click()
  await expect.element(toast(/transport of MH1.26-27.000123 is stored/)).toBeVisible()
  expect(shop.calls('staffSetTransport')[0]?.body).toEqual({
    transporter_id: '',
    transporter_name: '',
    mode: 1,
    vehicle: 'MH12AB1234',
    distance_km: 0,
  })
})

it('RET-03 takes another number where an e-way bill was cancelled', async () => {
  const cancelled = {
    ...bill,
    state: 'cancelled' as const,
    e_way_bill: '281000000011',
    at: '2026-11-24T03:35:00.000Z',
  }
  showConsole('/console/e-documents?kind=e_way_bill&state=cancelled', {
    staffListEDocuments: () => list([cancelled]),
  })
  await main.getByRole('button', { name: 'Enter another of MH1/26-27/000123' }).first().click()
  await expect.element(main.getByRole('textbox', { name: /^E-way bill/ })).toHaveValue('')
})

it('RET-03 names e-way bills of parcels that don’t leave, and until when the portal cancels them', async () => {
  const made = {
    ...bill,
    state: 'made' as const,
    title: 'Delivery challan',
    e_way_bill: '281000000011',
    at: '2026-11-24T03:35:00.000Z',
    may_cancel: true,
    is_to_cancel: true,
  }
  const shop = showConsole('/console/e-documents?kind=e_way_bill', {
    staffListEDocuments: ({ query }) => list(query.state === 'to_cancel' ? [made] : []),
    staffCancelEDocument: () => ({}),
  })
  await main.getByRole('link', { name: '1 e-way bill of goods that don’t leave' }).click()
  await expect.element(main.getByText('Cancel at the portal')).toBeVisible()
  await expect.element(main.getByText(/cancels it until 25 Nov 2026, 9:05 AM/)).toBeVisible()
  await main.getByRole('button', { name: 'Cancel of MH1/26-27/000123' }).first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(shop.calls('staffCancelEDocument')).toEqual([])
})

it('RET-03 says that nothing waits', async () => {
  showConsole('/console/e-documents', { staffListEDocuments: () => list([]) })
  await expect.element(main.getByText('Nothing waits')).toBeVisible()
})
