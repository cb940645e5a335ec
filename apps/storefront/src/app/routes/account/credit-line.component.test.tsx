import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken } from '@upchar/testkit/browser/fake-api'
import { fakeUploads } from '@upchar/testkit/browser/fake-uploads'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { creditAccount, keyFacts } from '../../../testing/credit.ts'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Credit = Omit<Answer<'listCreditAccounts'>, 'success'>

const form = (): Omit<Answer<'getCreditForm'>, 'success'> => ({
  title: 'Credit line',
  fields: [
    { name: 'pan', label: 'PAN', help: '', required: true, kind: 'text', options: [] },
    { name: 'limit', label: 'Limit', help: '', required: true, kind: 'number', options: [] },
  ],
  documents: [{ name: 'pan_card', label: 'PAN card', help: '', required: true }],
  lenders: [
    keyFacts({ lender_id: 'godavari', lender_name: 'Godavari Example Bank', apr: 15.5 }),
    keyFacts(),
  ],
  order: 'The lowest annual rate first.',
  consents: { share_data: 'I agree that the lender gets this', terms: 'I have read the key facts' },
  files: [{ file_id: 'f-1', field: 'pan_card', name: 'pan.pdf', bytes: 900 }],
})
const open = (credit: Partial<Credit>, answers: Answers = {}) =>
  showShop(
    '/account?selected=credit',
    {
      getCustomer: () => ({ user_info: customer() }),
      listCreditAccounts: () => ({ on: true, accounts: [], offer: null, ...credit }),
      creditTransactionHistory: () => ({ count: 0, page: 1, pages: 1, transactions: [] }),
      getCreditForm: form,
      ...answers,
    },
    { signedIn: true, flags: { credit_line: true } },
  )
const main = page.getByRole('main')

it('CREDIT-01 asks for a lender, the form, and each consent, none of which is set beforehand', async () => {
  const shop = await open(
    {},
    { applyForCredit: () => ({ account: creditAccount(), message: 'Sent' }) },
  )
  const send = main.getByRole('button', { name: 'Send the application' })
  for (const name of ['I agree that the lender gets this', 'I have read the key facts'])
    await expect.element(main.getByRole('checkbox', { name })).not.toBeChecked()
  await send.click()
  await expect.element(main.getByRole('link', { name: 'Choose a lender' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Enter: PAN' })).toBeVisible()
  expect(shop.calls('applyForCredit')).toEqual([])
  await main.getByRole('radio', { name: /^Narmada/ }).click()
  await main.getByLabelText('PAN', { exact: true }).fill('AAACX1234A')
  await main.getByLabelText('Limit').fill('5000')
  await main.getByRole('checkbox', { name: 'I agree that the lender gets this' }).click()
  await main.getByRole('checkbox', { name: 'I have read the key facts' }).click()
  await send.click()
  await expect
    .poll(() => shop.calls('applyForCredit').map(({ body }) => body))
    .toEqual([
      {
        lender_id: 'narmada',
        key_facts_version: 'v1',
        values: { pan: 'AAACX1234A', limit: '5000' },
        files: [{ field: 'pan_card', file_id: 'f-1' }],
        consents: { share_data: true, terms: true },
      },
    ])
})

it('CREDIT-01 shows the lender’s key facts before the choice, the lowest rate first', async () => {
  await open({})
  const lenders = main.getByRole('radio')
  await expect.element(lenders.nth(0)).toHaveAccessibleName(/^Godavari Example Bank, 15.5 % APR/)
  await expect.element(main.getByText('Key fact statement').first()).toBeVisible()
})

it('CREDIT-03 shows limit, what is due and the statement, and leads to the lender’s page', async () => {
  await open(
    { accounts: [creditAccount()] },
    {
      creditTransactionHistory: () => ({
        count: 6,
        page: 1,
        pages: 2,
        transactions: [
          {
            id: 'j-1',
            kind: 'repay',
            reason: 'Repaid to Narmada',
            at: '2026-11-20T10:00:00.000Z',
            amount: 300,
            balance: 9_790,
            expires_at: null,
            order_number: null,
          },
        ],
      }),
    },
  )
  await expect.element(main.getByText('You owe the lender')).toBeVisible()
  await expect.element(main.getByText(/Due by 24 Dec 2026/)).toBeVisible()
  await expect.element(main.getByText(/Cooling-off until 27 Nov 2026/)).toBeVisible()
  await expect.element(main.getByText(/^Repaid to Narmada/)).toBeVisible()
  await expect
    .element(main.getByRole('button', { name: 'Repay at the lender’s page' }))
    .toBeVisible()
})

it('CREDIT-01 closes a line that owes nothing after a second press', async () => {
  const shop = await open(
    { accounts: [creditAccount({ owed: 0, can_delete: true, statement: [], next_due: null })] },
    { deleteCreditAccount: () => ({ message: 'Closed' }) },
  )
  await main.getByRole('button', { name: 'Close this credit line' }).click()
  expect(shop.calls('deleteCreditAccount')).toEqual([])
  await main.getByRole('button', { name: /press again to confirm$/ }).click()
  await expect.poll(() => shop.calls('deleteCreditAccount').length).toBe(1)
})

it('CREDIT-01 says what a refused application, an overdue line, a silent lender and a shop without lenders mean', async () => {
  await open({
    accounts: [
      creditAccount({ state: 'refused', text: 'Narmada did not approve your application.' }),
    ],
  })
  await expect.element(main.getByText(/^Narmada did not approve/)).toBeVisible()
  await expect.element(main.getByRole('form', { name: 'Application' })).toBeVisible()
  await open({ accounts: [creditAccount({ overdue: 210, text: '₹210 is overdue. Repay it.' })] })
  await expect.element(main.getByText('Overdue', { exact: true }).first()).toBeVisible()
  await open({}, { getCreditForm: broken })
  await expect.element(main.getByText(/lenders’ service does not answer/)).toBeVisible()
  await open({ on: false })
  await expect.element(main.getByText(/offers no credit line/)).toBeVisible()
})

it('CREDIT-05 lets a document be replaced while the lender is looking', async () => {
  fakeUploads()
  const file = { file_id: 'f-1', field: 'pan_card', name: 'pan.pdf', bytes: 900 }
  const waiting = creditAccount({
    state: 'in_review',
    text: 'Narmada is looking at your application.',
    statement: [],
    next_due: null,
    owed: 0,
    can_delete: true,
    files: [file],
  })
  const shop = await open(
    { accounts: [waiting] },
    { updateCreditFile: () => ({ file, message: 'Document replaced at the lender' }) },
  )
  const better = new File(['%PDF-1.7'], 'better.pdf', { type: 'application/pdf' })
  await userEvent.upload(main.getByLabelText('Replace pan.pdf'), better)
  await expect
    .poll(() => shop.calls('updateCreditFile').map(({ query }) => query))
    .toEqual([{ file_id: 'f-1' }])
  await expect.element(main.getByRole('button', { name: 'Withdraw the application' })).toBeVisible()
})
