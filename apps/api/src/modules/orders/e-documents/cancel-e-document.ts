import type { Body, Params } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { cancelTooLate, reportChanged, reportUnknown } from '../errors.ts'
import { setCancelled } from '../store/e-documents.ts'
import { findShipmentOf, hasReportedNotes, lockEInvoice, voidNotesOf } from '../store/e-invoices.ts'
import { lockEWayBill } from '../store/e-way-bills.ts'
import { lockShipment } from '../store/shipments.ts'
import { lockCarried, subjectOfBill } from './carried.ts'
import { hasLeft } from './why-kept.ts'

/** How long after it was made the portals cancel a number. */
export const PORTAL_CANCELS_MS = 86_400_000

/** Why a report can't be cancelled any more: the portals allow 24 hours, and the law only while the goods haven't moved (rule 138(9)). */
export function cancelProblem(
  { at, isOnItsWay }: { at: Date; isOnItsWay: boolean },
  now: Date,
): string | undefined {
  if (now.getTime() - at.getTime() >= PORTAL_CANCELS_MS)
    return 'The portal cancels within 24 hours only. Issue a credit note instead: cancel the order or take it back.'
  if (isOnItsWay) return 'The goods have left with it. Issue a credit note instead: take them back.'
  return undefined
}

async function found(tx: Transaction, { kind, id }: Params<'staffCancelEDocument'>) {
  if (kind === 'e_invoice') {
    const shipmentId = await findShipmentOf(tx, id)
    const parcel = shipmentId === null ? undefined : await lockShipment(tx, shipmentId)
    const isOnItsWay = parcel !== undefined && hasLeft(parcel.state)
    const one = await lockEInvoice(tx, id)
    return one && { ...one, moveId: null, at: one.ackAt, isOnItsWay, reference: one.irn }
  }
  const isOnItsWay = (await lockCarried(tx, id))?.hasLeft ?? false
  const one = await lockEWayBill(tx, id)
  return one && { ...one, at: one.madeAt, isOnItsWay, reference: one.ewbNumber }
}

/**
 * Records that a report was cancelled at its portal. A document's number is used up then: its goods can't leave, the order is cancelled,
 * and the credit note of it isn't reported.
 */
export async function cancelEDocument(
  context: Context,
  staffId: string,
  params: Params<'staffCancelEDocument'>,
  { reason }: Body<'staffCancelEDocument'>,
): Promise<HandlerResult<'staffCancelEDocument'>> {
  const now = context.clock.now()
  return decideInTransaction(
    context.db,
    async (tx): Promise<Awaited<HandlerResult<'staffCancelEDocument'>>> => {
      const one = await found(tx, params)
      if (one === undefined) return reportUnknown()
      if ((one.state !== 'reported' && one.state !== 'made') || one.at === null)
        return reportChanged()
      const problem = cancelProblem({ at: one.at, isOnItsWay: one.isOnItsWay }, now)
      if (problem !== undefined) return cancelTooLate(problem)
      if (params.kind === 'e_invoice' && one.invoiceId !== null) {
        if (await hasReportedNotes(tx, one.invoiceId))
          return cancelTooLate('A credit note of this invoice is reported already.')
        await voidNotesOf(tx, one.invoiceId)
      }
      await setCancelled(tx, params.kind, params.id, { at: now, by: staffId, reason })
      await recordAudit(tx, {
        by: staffId,
        action: params.kind === 'e_invoice' ? 'e_invoice.cancel' : 'e_way_bill.cancel',
        subject: subjectOfBill(one),
        after: { document: one.number, reference: one.reference, reason },
        at: now,
      })
      return ok({ success: true })
    },
  )
}
