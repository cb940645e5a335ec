import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { cancelOrderFor } from './cancel-order.ts'
import { previewCancelFor, reasonProblem, type CancelBy } from './plan-cancel-for.ts'

const byStaff = ({ staffId }: StaffCaller): CancelBy => ({ party: 'staff', staffId })

/** What cancelling each of several orders would give back; changes nothing. */
export async function previewCancels(
  context: Context,
  staff: StaffCaller,
  { orders }: Body<'staffPreviewCancels'>,
): Promise<HandlerResult<'staffPreviewCancels'>> {
  const seen = []
  for (const id of orders) {
    const plan = await previewCancelFor(context, byStaff(staff), id, undefined)
    seen.push(
      plan.ok
        ? {
            id,
            problem: null,
            amount: plan.value.amount,
            refund: plan.value.refund,
            undoes_invoices: plan.value.undoes_invoices,
          }
        : { id, problem: plan.error.message, amount: 0, refund: 0, undoes_invoices: false },
    )
  }
  return ok({ success: true, orders: seen })
}

/**
 * Cancels several orders, one transaction each: what is wrong with one doesn't hold up the others,
 * and is told beside it (OPS-01, RET-01).
 */
export async function cancelOrders(
  context: Context,
  staff: StaffCaller,
  { orders, ...press }: Body<'staffCancelOrders'>,
): Promise<HandlerResult<'staffCancelOrders'>> {
  const wrong = reasonProblem(press, 'staff')
  if (wrong !== undefined) return wrong
  const results: { id: string; message: string | null }[] = []
  for (const { id, amount } of orders) {
    const done = await cancelOrderFor(context, byStaff(staff), id, { ...press, amount })
    results.push({ id, message: done.ok ? null : done.error.message })
  }
  return ok({ success: true, results })
}
