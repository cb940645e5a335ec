import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { order, parcel } from '../../../testing/orders.ts'
import { showShop } from '../../../testing/show-shop.tsx'

const recall = {
  id: 4,
  title: 'Nitrile gloves, M',
  batch: 'B7',
  serials: [],
  reason: 'Seal leaks',
  advice: 'Keep it apart, we fetch it.',
  told_at: '2026-11-24T05:30:00.000Z',
  acknowledged_at: null,
  withdrawn: false,
}
const notice = page.getByRole('region', { name: /Recalled/ })

it('OPS-05 says on the order’s page what is recalled and what to do, and takes one press as read', async () => {
  let presses = 0
  const shop = await showShop('/order/UP-1001/track?key=k1', {
    getOrderStatus: () => ({ order: order({ sub_orders: [parcel('p-1')] }) }),
    getOrderRecalls: () => ({ recalls: [recall] }),
    acknowledgeRecall: () =>
      presses++ === 0
        ? refuse('recall_unknown', 'There is no such recall.')
        : { recalls: [{ ...recall, acknowledged_at: '2026-11-24T06:30:00.000Z' }] },
  })
  await expect.element(notice).toMatchTextContent(/Nitrile gloves, M, batch B7.*Seal leaks.*apart/)
  expect(shop.calls('acknowledgeRecall')).toEqual([])
  await notice.getByRole('button', { name: 'I have read this' }).click()
  await expect.element(notice.getByRole('alert')).toMatchTextContent(/no such recall/)
  await notice.getByRole('button', { name: 'I have read this' }).click()
  await expect.element(notice.getByText(/Confirmed as read on 24 Nov 2026/)).toBeVisible()
  expect(shop.calls('acknowledgeRecall').map(({ body }) => body)).toEqual([
    { id: 'o-1', recall: 4, key: 'k1' },
    { id: 'o-1', recall: 4, key: 'k1' },
  ])
})

it('OPS-05 says that a recall was a mistake', async () => {
  await showShop('/order/UP-1001/track?key=k1', {
    getOrderStatus: () => ({ order: order({ sub_orders: [parcel('p-1')] }) }),
    getOrderRecalls: () => ({ recalls: [{ ...recall, withdrawn: true }] }),
  })
  await expect.element(page.getByText(/you can use and sell it again/)).toBeVisible()
  expect(page.getByRole('button', { name: 'I have read this' }).elements()).toEqual([])
})
