import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

type Row = Answer<'staffListOfferProposals'>['proposals'][number]
const terms = { price: 105, mrp: 150, moq: 1, max_oq: 10, dispatch_days: 0, active: true }
const row = (over: Partial<Row> = {}): Row => ({
  id: '01990000-0000-8000-a000-000000000001',
  sku: 'GAU-1',
  variant: 'GAU-1',
  title: 'Gauze',
  option_label: 'M',
  before: terms,
  after: { ...terms, price: 99 },
  state: 'open',
  reason: '',
  stale: false,
  proposed_at: '2026-11-27T05:30:00.000Z',
  decided_at: null,
  product_id: 5,
  seller: { id: 3, name: 'Sahyadri' },
  proposed_by: 'Asha Rao',
  decided_by: null,
  ...over,
})
const answer = (...proposals: Row[]) => ({
  proposals,
  waiting: proposals.length,
  total: proposals.length,
  total_is_more: false,
})

it('OPS-04 a proposal has before and after, and is accepted; what the law forbids is said', async () => {
  let tries = 0
  const shop = showConsole('/console/offer-proposals', {
    staffListOfferProposals: () => answer(row(), row({ id: 'two', sku: 'S-2', before: null })),
    staffDecideOfferProposal: () =>
      tries++ === 0
        ? refuse('offer_invalid', 'The offer can’t be saved like this.', {
            fields: [{ field: 'price', message: 'Enter at most ₹56' }],
          })
        : { proposal: row({ state: 'accepted' }) },
  })
  const gauze = page.getByRole('row', { name: /GAU-1 Sahyadri/ })
  await expect.element(gauze).toMatchTextContent(/Sahyadri, Asha Rao.*From ₹105 to ₹99.*₹150/)
  await expect
    .element(page.getByRole('row', { name: /S-2/ }))
    .toMatchTextContent(/S-2 for GAU-1 · new offer/)
  await page.getByRole('button', { name: 'Accept GAU-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept it' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Enter at most ₹56/)
  await dialog.getByRole('button', { name: 'Accept it' }).click()
  await expect.element(toast('GAU-1 is accepted.')).toBeVisible()
  expect(shop.calls('staffDecideOfferProposal').at(-1)).toMatchObject({
    params: { id: row().id },
    body: { decision: 'accept' },
  })
})

it('OPS-04 a proposal is refused with a reason; one that is stale says so', async () => {
  const shop = showConsole('/console/offer-proposals', {
    staffListOfferProposals: () => answer(row({ stale: true })),
    staffDecideOfferProposal: () => ({ proposal: row({ state: 'refused' }) }),
  })
  await expect.element(page.getByText(/has changed since/)).toBeVisible()
  await page.getByRole('button', { name: 'Refuse GAU-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse it' }).click()
  await expect.element(dialog.getByText(/Say why: the seller reads it/)).toBeVisible()
  await dialog.getByLabelText('Why').fill('Too dear')
  await dialog.getByRole('button', { name: 'Refuse it' }).click()
  await expect.element(toast('GAU-1 is refused.')).toBeVisible()
  expect(shop.calls('staffDecideOfferProposal').at(-1)?.body).toEqual({
    decision: 'refuse',
    reason: 'Too dear',
  })
})

it('OPS-04 who may only read proposals decides none; what is decided names who and why', async () => {
  const by = { id: 's-1', name: 'Ravi', email: 'ravi@shop.example' }
  const decided = row({ state: 'refused', reason: 'Too dear', decided_by: by })
  showConsole(
    '/console/offer-proposals?queue=over',
    { staffListOfferProposals: ({ query }) => answer(query.queue === 'over' ? decided : row()) },
    { role: 'support' },
  )
  await expect.element(page.getByText('by Ravi')).toBeVisible()
  await page.getByRole('link', { name: /^Waiting/ }).click()
  await expect.element(page.getByText(/Asha Rao/)).toBeVisible()
  expect(page.getByRole('button', { name: /Accept/ }).elements()).toEqual([])
  showConsole('/console/offer-proposals', { staffListOfferProposals: () => answer() })
  await expect.element(page.getByText('Nothing waits')).toBeVisible()
})
