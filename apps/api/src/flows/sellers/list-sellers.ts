import type { Answer } from '@upchar/contract/schema/endpoints'
import { stateByCode } from '@upchar/kernel/states'
import { countWaiting, selectSellers, selectSuspensions } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'

/** Every seller, who of them is suspended, and how many of its orders still have to leave. */
export async function listSellers({ db }: Context): Promise<Answer<'staffListSellers'>> {
  const [sellers, suspensions, waiting] = await Promise.all([
    selectSellers(db),
    selectSuspensions(db),
    countWaiting(db),
  ])
  return {
    success: true,
    sellers: sellers.map(({ id, tradeName, legalName, gstin, city, stateCode }) => {
      const suspension = suspensions.find(({ sellerId }) => sellerId === id)
      return {
        id,
        trade_name: tradeName,
        legal_name: legalName,
        gstin,
        city,
        state: stateByCode(stateCode)?.name ?? stateCode,
        waiting_orders: waiting.get(id) ?? 0,
        suspension: suspension
          ? { at: suspension.at.toISOString(), by: suspension.by, reason: suspension.reason }
          : null,
      }
    }),
  }
}
