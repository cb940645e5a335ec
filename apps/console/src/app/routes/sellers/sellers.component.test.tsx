import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

const seller = {
  id: 3,
  trade_name: 'Arogya Supplies',
  legal_name: 'Arogya Supplies Private Limited',
  gstin: '27AAACA1234A1Z5',
  city: 'Mumbai',
  state: 'Maharashtra',
  waiting_orders: 2,
  suspension: null,
}
const suspension = {
  at: '2026-11-24T05:30:00.000Z',
  by: { id: 's-1', name: 'Ravi', email: 'ravi@upchar.example' },
  reason: 'Licence under review',
  alone_from: null,
}

it('OPS-06 suspends a seller with a reason and shows what of it still has to leave', async () => {
  const desk = showConsole(
    '/console/sellers',
    {
      staffListSellers: () => ({
        sellers: [desk.calls('staffSuspendSeller').length > 0 ? { ...seller, suspension } : seller],
      }),
      staffSuspendSeller: () => ({ sellers: [{ ...seller, suspension }] }),
    },
    { role: 'support' },
  )
  await expect
    .element(page.getByRole('link', { name: '2 orders to pack or hand over' }))
    .toHaveAttribute('href', '/console/orders?seller=3&state=waiting')
  await page.getByRole('button', { name: 'Suspend Arogya Supplies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Arogya Supplies?' })
  await dialog.getByRole('button', { name: 'Suspend the seller' }).click()
  await expect.element(dialog.getByText(/Say why: the seller reads it/).first()).toBeVisible()
  await dialog.getByLabelText('Why').fill('Licence under review')
  await dialog.getByRole('button', { name: 'Suspend the seller' }).click()
  await expect.element(page.getByText('Suspended', { exact: true })).toBeVisible()
  expect(desk.calls('staffSuspendSeller').map(({ body }) => body)).toEqual([
    { reason: 'Licence under review' },
  ])
  // Support suspends; an administrator lifts.
  expect(page.getByRole('button', { name: /^Lift/ }).elements()).toEqual([])
})

it('OPS-06 says when whoever suspended a seller wants to lift it', async () => {
  await showConsole('/console/sellers', {
    staffListSellers: () => ({
      sellers: [
        { ...seller, suspension },
        {
          ...seller,
          id: 4,
          trade_name: 'Konkan',
          suspension: { ...suspension, alone_from: '2026-11-25T05:30:00.000Z' },
        },
      ],
    }),
    staffLiftSuspension: () => refuse('same_person', 'Somebody else must lift it.'),
  })
  await expect
    .element(page.getByText(/Nobody else can lift it: Ravi can from 25 Nov/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Lift the suspension of Arogya Supplies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let Arogya Supplies sell again?' })
  await dialog.getByLabelText('Why').fill('Licence renewed')
  await dialog.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect.element(dialog.getByText(/Somebody else must lift it/).first()).toBeVisible()
})
