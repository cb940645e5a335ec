import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sellersWithWarehouses } from '../../sellers/index.ts'

/** The sellers and warehouses that the list of orders can be narrowed by (OPS-01). */
export async function getOrderFilters({
  db,
}: Context): Promise<HandlerResult<'staffGetOrderFilters'>> {
  return ok({ success: true, sellers: await sellersWithWarehouses(db) })
}
