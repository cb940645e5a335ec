import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { returnText, type ReturnRow } from '../store.ts'

/** `open`: the goods may still come; `over`: what became of them is known. */
export type OwnQueue = 'open' | 'over'

const isOpen = "r.state in ('requested', 'approved', 'picked')"
const inQueue: Readonly<Record<OwnQueue, string>> = { open: isOpen, over: `not (${isOpen})` }
const fits = `s.seller_id = $1::int and ($2 = '' or position(upper($2) in r.number) > 0)`

type Own = { sellerId: number; q: string }

/** Returns of a seller's goods: open ones by how long they wait, others newest first. */
export const selectOwnReturns = (
  handle: Handle,
  { sellerId, q }: Own,
  queue: OwnQueue,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReturnRow[]> =>
  queryPrepared<ReturnRow>(
    handle,
    {
      name: `returns-own-${queue}`,
      text: `${returnText} where ${fits} and ${inQueue[queue]}
        order by r.opened_at ${queue === 'open' ? '' : 'desc'}, r.id limit $3::int offset $4::int`,
    },
    [sellerId, q, limit, offset],
  )

const countStatement = {
  name: 'returns-own-count',
  text: `select count(*) filter (where ${inQueue.open})::int as open, count(*) filter (where ${inQueue.over})::int as over
    from order_return r join sub_order s on s.id = r.sub_order_id where ${fits}`,
}

/** How many there are of each. */
export const countOwnReturns = async (
  handle: Handle,
  { sellerId, q }: Own,
): Promise<Record<OwnQueue, number>> =>
  (await queryPrepared<Record<OwnQueue, number>>(handle, countStatement, [sellerId, q]))[0] ?? {
    open: 0,
    over: 0,
  }
