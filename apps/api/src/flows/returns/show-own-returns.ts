import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  countOwnReturns,
  findReturn,
  ownReturnRow,
  ownReturnView,
  returnUnknown,
  selectOwnReturns,
  selectSold,
} from '../../modules/returns/index.ts'
import { warehousesOf } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { mayReach } from '../../platform/identity/author.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'

/** The returns of the seller's own goods (APP-01). */
export async function listOwnReturns(
  { db }: Pick<Context, 'db'>,
  { sellerId }: SellerCaller,
  { queue, q, page, limit }: Query<'sellerListReturns'>,
): Promise<HandlerResult<'sellerListReturns'>> {
  const own = { sellerId, q }
  const queues = await countOwnReturns(db, own)
  const rows = await selectOwnReturns(db, own, queue, { limit, offset: (page - 1) * limit })
  return ok({
    success: true,
    returns: rows.map(ownReturnRow),
    queues,
    ...counted(queues[queue]),
  })
}

/** One of them; another seller's is unknown. */
export async function showOwnReturn(
  { db }: Pick<Context, 'db'>,
  member: SellerCaller,
  id: string,
): Promise<HandlerResult<'sellerGetReturn'>> {
  const one = await findReturn(db, id)
  if (one === undefined || !mayReach(member, one)) return returnUnknown()
  const lines = await selectSold(db, one.orderId)
  const warehouses = new Map(
    (await warehousesOf(db, member.sellerId)).map((row) => [row.id, row.name]),
  )
  return ok({ success: true, return: ownReturnView(one, lines, warehouses) })
}
