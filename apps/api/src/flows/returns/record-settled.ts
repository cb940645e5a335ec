import { batchLabel } from '@upchar/kernel/batches'
import type { PieceFate } from '@upchar/kernel/return-reasons'
import type { CancelledOrder, CreditNoteRow } from '../../modules/orders/index.ts'
import { payoutPath } from '../../modules/payments/index.ts'
import {
  findReturn,
  returnMail,
  setAccountAsked,
  type ReturnRow,
} from '../../modules/returns/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'

/** Cash goes back by bank, and nobody has said where to, or to an account that is forgotten since: the buyer is asked (RET-04). */
async function askWhereTo(tx: Transaction, one: ReturnRow, at: Date): Promise<boolean> {
  if (one.cashPaise === 0 || one.payTo !== '') return false
  await setAccountAsked(tx, one.id, at)
  return true
}

async function settledRow(tx: Transaction, id: string): Promise<ReturnRow> {
  const now = await findReturn(tx, id)
  if (now === undefined) throw new Error(`the return ${id} is gone`)
  return now
}

/** Tells the buyer what a settled return gives back, and asks for an account where it needs one; records it. */
export async function recordSettled(
  { config }: Context,
  tx: Transaction,
  { id, order, by, at }: { id: string; order: CancelledOrder; by: string | null; at: Date },
  creditNotes: readonly CreditNoteRow[],
): Promise<void> {
  const isAsked = await askWhereTo(tx, await settledRow(tx, id), at)
  const now = await settledRow(tx, id)
  const to = {
    email: order.form.email,
    orderId: order.id,
    ...(isAsked && { accountPath: payoutPath(config.secret, id) }),
  }
  await recordMail(tx, returnMail(config, to, now, creditNotes), at, { orderId: order.id })
  const words = (fates: readonly PieceFate[]) =>
    now.pieces
      .filter(({ fate }) => fates.includes(fate))
      .map(({ quantity, batchNo }) => `${quantity} of ${batchLabel(batchNo)}`)
      .join(', ')
  await recordAudit(tx, {
    by,
    action: 'return.settle',
    subject: { kind: 'order', id: order.id },
    after: {
      return: now.number,
      accepted: words(['restock', 'quarantine', 'destroy', 'absent']),
      rejected: words(['rejected']),
      outcome: now.outcome,
      refund_paise: now.refundPaise,
      credit_notes: creditNotes.map(({ number }) => number).join(', '),
      decision: now.decision,
    },
    at,
  })
}
