import { randomUUID } from 'node:crypto'
import type { RefundWay } from '@upchar/kernel/refund-ways'
import { itemsOf, orderOf } from './cancel.ts'
import type { Living } from './lives-living.ts'

/** Some pieces of some lines; undefined: everything. */
async function wish(life: Living) {
  const items = itemsOf(await orderOf(life.buyer, life.id))
  if (life.chance() < 0.3) return undefined
  const some = items
    .filter(() => life.chance() < 0.6)
    .map(({ line, quantity }) => ({ line, quantity: life.upTo(quantity) }))
  return some.length === 0 ? undefined : some
}

/** Half of those who may choose take the money into the wallet (RET-04). */
export const wayOf = (life: Living, isOffered: boolean): RefundWay =>
  isOffered && life.chance() < 0.5 ? 'wallet' : 'source'

export async function cancelAsBuyer(life: Living): Promise<void> {
  const items = await wish(life)
  const which = { id: life.id, ...(items && { items }) }
  const seen = await life.buyer.call('previewCancel', { body: which })
  const { amount, to_wallet: toWallet } =
    seen.status === 200 ? seen.body.cancel : { amount: 1, to_wallet: 0 }
  const way = wayOf(life, toWallet > 0)
  life.said(
    `the buyer cancels, money to the ${way}`,
    await life.buyer.call('cancelOrder', {
      body: {
        ...which,
        reason: 'not_needed',
        amount,
        refund_way: way,
        request_key: randomUUID(),
      },
    }),
  )
}

export async function cancelAsStaff(life: Living): Promise<void> {
  const items = await wish(life)
  const params = { id: life.id }
  const body = items ? { items } : {}
  const seen = await life.staff.desk.call('staffPreviewCancel', { params, body })
  life.said(
    'staff cancel',
    await life.staff.desk.call('staffCancelOrder', {
      params,
      body: {
        ...body,
        reason: 'not_available',
        note: '',
        amount: seen.status === 200 ? seen.body.cancel.amount : 1,
        request_key: randomUUID(),
      },
    }),
  )
}
