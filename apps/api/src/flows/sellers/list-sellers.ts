import type { Answer } from '@upchar/contract/schema/endpoints'
import { stateByCode } from '@upchar/kernel/states'
import {
  countWaiting,
  selectSellers,
  selectSuspensions,
  type Suspension,
} from '../../modules/sellers/index.ts'
import { aloneFrom } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'

/** Who suspended a seller, which somebody else lifts (`aloneFrom`). */
export const suspendedOf = ({ by, at }: Suspension) => ({ by: by.id, at })

/** Every seller, who of them is suspended, and how many of its orders still have to leave. */
export async function listSellers({ db, clock }: Context): Promise<Answer<'staffListSellers'>> {
  const [sellers, suspensions, waiting] = await Promise.all([
    selectSellers(db),
    selectSuspensions(db),
    countWaiting(db),
  ])
  const alone = new Map<number, Date | null>()
  for (const one of suspensions)
    alone.set(one.sellerId, await aloneFrom(db, 'sellers.lift', suspendedOf(one), clock.now()))
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
          ? {
              at: suspension.at.toISOString(),
              by: suspension.by,
              reason: suspension.reason,
              alone_from: alone.get(id)?.toISOString() ?? null,
            }
          : null,
      }
    }),
  }
}
