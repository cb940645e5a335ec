import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orderNotFound, orderUnknown } from '../errors.ts'
import type { InvoiceFile } from '../get-invoice.ts'
import { maySeeOrder, type OrderCaller } from '../policy.ts'
import { findOrder } from '../store/read.ts'

/** The evidence file of an order, for who may see its invoices (ORDER-06). */
export async function getEvidence(
  context: Context,
  caller: OrderCaller,
  id: string,
): Promise<Result<InvoiceFile, Refusal & { code: 'order_not_found' }>> {
  const order = await findOrder(context.db, id)
  if (order === undefined || !maySeeOrder(order, caller)) return orderNotFound()
  const { evidenceFile } = await import('./evidence-file.ts')
  return ok(await evidenceFile(context, order))
}

/** The same for staff: names and addresses leave the shop, so it is audited. */
export async function evidenceForStaff(
  context: Context,
  staffId: string,
  id: string,
): Promise<Result<InvoiceFile, Refusal & { code: 'order_unknown' }>> {
  const order = await findOrder(context.db, id)
  if (order === undefined) return orderUnknown()
  const { evidenceFile } = await import('./evidence-file.ts')
  const file = await evidenceFile(context, order)
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'order.evidence',
      subject: { kind: 'order', id: order.id },
      at: context.clock.now(),
    }),
  )
  return ok(file)
}
