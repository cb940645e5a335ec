import { randomUUID } from 'node:crypto'
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

export async function cancelAsBuyer(life: Living): Promise<void> {
  const items = await wish(life)
  const which = { id: life.id, ...(items && { items }) }
  const seen = await life.buyer.call('previewCancel', { body: which })
  const amount = seen.status === 200 ? seen.body.cancel.amount : 1
  life.said(
    'the buyer cancels',
    await life.buyer.call('cancelOrder', {
      body: { ...which, reason: 'not_needed', amount, request_key: randomUUID() },
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
