import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showPortal } from '../testing/show-portal.tsx'

const row: Answer<'sellerListReturns'>['returns'][number] = {
  id: '0b5fb3f5-6a5f-4c9e-9d0b-6f6a5a2b7c11',
  number: 'UP-261124-WWD88/R1',
  order_number: 'UP-261124-WWD88',
  state: 'requested',
  label: 'Asked for',
  reason: 'It arrived damaged',
  nothing_to_fetch: false,
  opened_at: '2026-11-24T05:30:00.000Z',
  answer_by: '2026-11-26T05:30:00.000Z',
  items: [{ title: 'Gauze swabs', sku_id: 'GAU-1', quantity: 2 }],
}
const one: Answer<'sellerGetReturn'>['return'] = {
  ...row,
  state: 'picked',
  label: 'On its way back',
  answer_by: null,
  courier: 'Delhivery',
  awb: 'BACK12345',
  outcome: '',
  settled_at: null,
  sent: [
    {
      title: 'Gauze swabs',
      batch: 'B7',
      expires_on: '2028-01-31',
      quantity: 3,
      parcel: 'p-1',
      warehouse: 'Bhiwandi',
    },
  ],
  found: [],
  replacements: [],
}
const listed = {
  returns: [row],
  queues: { open: 1, over: 12 },
  total: 1,
  total_is_more: false,
}

it('APP-01 lists returns with what is done next and until when, and opens one', async () => {
  const portal = showPortal(
    '/seller/returns',
    { sellerListReturns: () => listed, sellerGetReturn: () => ({ return: one }) },
    { role: 'operations' },
  )
  await expect
    .element(page.getByText(/decides by 26 Nov 2026, 11:00.* whether the goods come back/))
    .toBeVisible()
  await page.getByRole('link', { name: /^Over/ }).click()
  await expect.poll(portal.href).toBe('/seller/returns?queue=over')
  await page.getByRole('searchbox', { name: 'Search returns' }).fill('wwd88')
  await expect.poll(portal.href).toBe('/seller/returns?queue=over&q=wwd88')
  expect(portal.calls('sellerListReturns').at(-1)?.query).toMatchObject({
    queue: 'over',
    q: 'wwd88',
  })
  await page.getByRole('link', { name: row.number }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: row.number })).toBeVisible()
  await expect
    .element(page.getByText(/3 × Gauze swabs, batch B7, expires 31 Jan 2028, from Bhiwandi/))
    .toBeVisible()
  await expect.element(page.getByText(/don’t sell it until the marketplace/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'its parcel' }))
    .toHaveAttribute('href', '/seller/parcels/p-1')
})

it('APP-01 shows what was found of a return and what follows', async () => {
  const settled = { ...one, state: 'settled' as const, label: 'Settled', sent: [] }
  const found = { title: 'Gauze swabs', batch: 'B7', quantity: 2 }
  const portal = showPortal(`/seller/returns/${row.id}`, {
    sellerGetReturn: () => ({
      return: {
        ...settled,
        outcome: 'replacement',
        found: [{ ...found, fate: 'quarantine' }],
        replacements: [{ id: 'p-2', label: 'Placed' }],
      },
    }),
  })
  await expect.element(page.getByText('2 × Gauze swabs, batch B7: Into quarantine')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'The parcel that replaces them' }))
    .toHaveAttribute('href', '/seller/parcels/p-2')
  expect(portal.calls('sellerGetReturn').map(({ params }) => params)).toEqual([{ id: row.id }])
})

it('APP-01 says that nothing was accepted', async () => {
  showPortal(`/seller/returns/${row.id}`, {
    sellerGetReturn: () => ({
      return: {
        ...one,
        state: 'settled',
        label: 'Settled',
        outcome: 'refund',
        sent: [],
        found: [{ title: 'Gauze swabs', batch: 'B7', quantity: 2, fate: 'rejected' }],
      },
    }),
  })
  await expect.element(page.getByText(/Nothing was accepted/)).toBeVisible()
})

it('APP-01 says when nothing comes back', async () => {
  showPortal('/seller/returns', {
    sellerListReturns: () => ({ ...listed, returns: [], queues: { open: 0, over: 0 }, total: 0 }),
  })
  await expect.element(page.getByText('Nothing comes back')).toBeVisible()
})

it('APP-01 another seller’s isn’t there', async () => {
  showPortal(`/seller/returns/${row.id}`, {
    sellerGetReturn: () => refuse('return_unknown', 'There is no such return.'),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
})
