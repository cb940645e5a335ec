import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Omit<Answer<'staffListCredit'>, 'success'>
const row: List['accounts'][number] = {
  id: '01990000-0000-7000-8000-000000000001',
  customer: { id: 'c-1', name: 'Meera Nair', email: 'meera@clinic.example' },
  lender_name: 'Narmada Example Finance Limited',
  reference: 'acc_1',
  state: 'active',
  reason: '',
  applied_at: '2026-11-20T10:00:00.000Z',
  changed_at: '2026-11-21T10:00:00.000Z',
  limit: 10_000,
  available: 9_790,
  held: 0,
  owed: 210,
}
const list = (part: Partial<List> = {}): List => ({
  on: true,
  states: [
    { state: 'active', count: 1 },
    { state: 'refused', count: 2 },
  ],
  total: 1,
  total_is_more: false,
  accounts: [row],
  ...part,
})
const open = (answer: () => List | ReturnType<typeof broken>, at = '') =>
  showConsole(`/console/credit-lines${at}`, { staffListCredit: answer }, { role: 'finance' })

it('CREDIT-01 lists lines with lender, limit and state, by state', async () => {
  const shop = await open(() => list())
  await expect.element(page.getByRole('link', { name: 'Meera Nair' })).toBeVisible()
  await expect.element(page.getByText('₹210 of ₹10,000')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Not approved 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Not approved 2' }).click()
  await expect
    .poll(() => shop.calls('staffListCredit').map(({ query }) => query?.state))
    .toContain('refused')
})

it('says that it is off, that there is nothing, and that it can’t be loaded', async () => {
  await open(() => list({ on: false, accounts: [], total: 0, states: [] }))
  await expect.element(page.getByText(/The credit line is off/)).toBeVisible()
  await expect.element(page.getByText('No credit lines here')).toBeVisible()
})

it('shows a closed account, a long reason and a line without an answer of the lender', async () => {
  const reason = 'Statement of six months is missing. '.repeat(8).trim()
  await open(() =>
    list({
      accounts: [
        {
          ...row,
          customer: { id: 'c-2', name: '', email: '' },
          state: 'refused',
          reason,
          reference: '',
        },
      ],
    }),
  )
  await expect.element(page.getByRole('link', { name: 'Closed account' })).toBeVisible()
  await expect.element(page.getByText(`The lender says: ${reason}`)).toBeVisible()
})
