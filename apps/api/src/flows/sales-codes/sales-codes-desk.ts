import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { endSalesCode, makeSalesCode, selectSalesCodes } from '../../modules/sales-codes/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { countOrdersByCode } from './store.ts'

/** All sales codes with the orders placed with them (CART-12). */
export async function listSalesCodes({ db }: Context) {
  const [codes, orders] = await Promise.all([selectSalesCodes(db), countOrdersByCode(db)])
  const names = await staffNames(
    db,
    codes.map(({ madeBy }) => madeBy),
  )
  return ok({
    success: true as const,
    codes: codes.map(({ id, code, person, reason, madeBy, madeAt, endedAt }) => ({
      id,
      code,
      person,
      reason,
      orders: orders.get(code) ?? 0,
      made_by: names.get(madeBy) ?? null,
      made_at: madeAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    })),
  })
}

/** Creates a sales person's code (CART-12). */
export async function addSalesCode(
  context: Context,
  { staffId }: StaffCaller,
  body: Body<'staffMakeSalesCode'>,
) {
  const made = await makeSalesCode(context, staffId, body)
  return made.ok ? listSalesCodes(context) : made
}

/** Ends a sales code now. */
export async function stopSalesCode(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndSalesCode'>,
) {
  const ended = await endSalesCode(context, staffId, { id, reason })
  return ended.ok ? listSalesCodes(context) : ended
}
