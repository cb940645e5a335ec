import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

type Row = Answer<'staffListApplicants'>['applications'][number]
const checker = { id: 'another', name: 'Ravi', email: 'ravi@shop.example' }
const row = (over: Partial<Row> = {}): Row => ({
  id: '01990000-0000-8000-a000-000000000001',
  version: 3,
  ticket: 'SEL-2ABCDEFG',
  business_name: 'Sahyadri Surgicals',
  contact_name: 'Meera Joshi',
  email: 'meera@sahyadri.in',
  phone: '+919820012345',
  gstin: '27AAACX1234A1ZX',
  pincode: '411001',
  categories: ['gloves'],
  about: '',
  state: 'submitted',
  days: 1,
  received_at: '2026-11-20T05:30:00.000Z',
  reason: '',
  documents: [
    {
      kind: 'bank_proof',
      name: 'Cancelled cheque or bank statement',
      number: '',
      valid_until: null,
      person_in_charge: '',
      person_registration: '',
      file_name: 'cheque.pdf',
      sent_at: '2026-11-21T05:30:00.000Z',
      reason: '',
    },
  ],
  needs: [{ kinds: ['bank_proof'], name: 'Cancelled cheque or bank statement', met: true }],
  checklist: [{ name: 'GSTIN has the right check character', right: true }],
  checked_by: null,
  decided_by: null,
  alone_from: null,
  seller_id: null,
  ...over,
})
const answer = (one: Row) => ({ applications: [one], total: 1, total_is_more: false })
const table = page.getByRole('table', { name: 'Applications' })

it('ENGAGE-08 a check needs a look at every document, and what stands on the certificate', async () => {
  const shop = showConsole('/console/seller-applications', {
    staffListApplicants: () => answer(row()),
    staffReviewApplicant: () => ({ application: row({ state: 'checked' }) }),
  })
  await expect
    .element(table.getByRole('link', { name: /^Cancelled cheque/ }))
    .toHaveAttribute('href', `/api/staff/applicants/${row().id}?kind=bank_proof`)
  await table.getByRole('button', { name: /^Check/ }).click()
  const form = page.getByRole('form', { name: 'Check SEL-2ABCDEFG' })
  await form.getByLabelText(/^Address/).fill('4 Laxmi Road')
  await form.getByLabelText('City').fill('Pune')
  await form.getByLabelText(/^Invoice prefix/).fill('sy')
  await form.getByRole('button', { name: 'All is right' }).click()
  await expect.element(form.getByText(/Look at the documents first/).first()).toBeVisible()
  expect(shop.calls('staffReviewApplicant')).toEqual([])
  for (const label of [/^GST certificate and PAN/, /^Bank account/, /^Licences/])
    await form.getByLabelText(label).selectOptions('yes')
  await form.getByRole('button', { name: 'All is right' }).click()
  await expect.element(toast(/waits for somebody else/)).toBeVisible()
  expect(shop.calls('staffReviewApplicant')[0]?.body).toMatchObject({
    decision: 'check',
    version: 3,
    invoice_prefix: 'SY',
    hsn_digits: 6,
  })
})

it('ENGAGE-08 asks for more with the reason of each document', async () => {
  const shop = showConsole('/console/seller-applications', {
    staffListApplicants: () => answer(row()),
    staffReviewApplicant: () => ({ application: row({ state: 'incomplete' }) }),
  })
  await table.getByRole('button', { name: /^Ask for more/ }).click()
  const form = page.getByRole('form', { name: 'Ask SEL-2ABCDEFG for more' })
  await form.getByRole('button', { name: 'Ask for it' }).click()
  await expect.element(form.getByText(/Say what is wrong/).first()).toBeVisible()
  await form.getByLabelText(/^Cancelled cheque/).fill('The name is cut off')
  await form.getByRole('button', { name: 'Ask for it' }).click()
  await expect.element(toast(/is asked for more/)).toBeVisible()
  expect(shop.calls('staffReviewApplicant')[0]?.body).toEqual({
    decision: 'ask',
    version: 3,
    documents: [{ kind: 'bank_proof', reason: 'The name is cut off' }],
  })
})

it('ENGAGE-08 another administrator approves', async () => {
  const shop = showConsole('/console/seller-applications', {
    staffListApplicants: () => answer(row({ state: 'checked', checked_by: checker })),
    staffApproveApplicant: () => ({ application: row({ state: 'approved' }) }),
  })
  await table.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('button', { name: 'Approve it' }).click()
  await expect.element(toast(/sells here now/)).toBeVisible()
  expect(shop.calls('staffApproveApplicant')[0]?.body).toEqual({ version: 3 })
})
