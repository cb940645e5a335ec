import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { order, parcel } from '../../../testing/orders.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const link = page.getByRole('link', { name: 'Returns of this order' })

it('ROUTE-22 an order shows the policies that it was placed under', async () => {
  showConsole('/console/orders/o-1', {
    staffGetOrder: () => ({ order: order([parcel()]) }),
    staffGetOrderPolicies: () => ({
      policies: [
        {
          slug: 'terms',
          title: 'Terms of use',
          blocks: [{ kind: 'text', text: 'Words of then.' }],
          version: 3,
          since: '2026-11-01T10:00:00.000Z',
        },
      ],
    }),
  })
  await page
    .getByRole('region', { name: 'Policies of this order' })
    .getByRole('button', { name: 'Show' })
    .click()
  await page.getByText(/^Terms of use, version 3/).click()
  await expect.element(page.getByText('Words of then.')).toBeVisible()
})

describe('the returns of an order', () => {
  it('RET-02 are one link away once something of it has arrived', async () => {
    showConsole('/console/orders/o-1', {
      staffGetOrder: () => ({ order: order([parcel({ state: 'delivered' })]) }),
    })
    await expect
      .element(link)
      .toHaveAttribute('href', `/console/returns?q=${order([parcel()]).number}`)
  })

  it('RET-02 aren’t offered before', async () => {
    showConsole('/console/orders/o-1', { staffGetOrder: () => ({ order: order([parcel()]) }) })
    await expect.element(page.getByRole('button', { name: 'Cancel order or items' })).toBeVisible()
    expect(link.elements()).toEqual([])
  })

  it('RET-05 are opened for a parcel that came back; a refusal is shown beside it', async () => {
    const shop = showConsole('/console/orders/o-1', {
      staffGetOrder: () => ({ order: order([parcel({ state: 'rto' })]) }),
      staffOpenReturn: () => refuse('state_wrong', 'The return of this parcel is open already.'),
    })
    await page.getByRole('button', { name: 'It came back' }).click()
    await expect.element(page.getByText(/is open already/)).toBeVisible()
    expect(shop.calls('staffOpenReturn')[0]?.body).toMatchObject({ reason: 'came_back' })
  })
})
