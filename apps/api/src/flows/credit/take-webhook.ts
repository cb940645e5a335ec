import { err, ok, refuse, type Refusal, type Result } from '@upchar/kernel/result'
import { recordRepayment } from '../../modules/credit/index.ts'
import {
  CREDIT_PROVIDER,
  insertEvent,
  recordPayment,
  recordRefund,
} from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { keepUnread } from '../../platform/webhooks/keep-unread.ts'

type Unsigned = Refusal & { code: 'signature_invalid' }
type Parsed = ReturnType<NonNullable<Context['credit']>['parseWebhook']>
type Event = Extract<Parsed, { ok: true }>['value']

const refuseUnsigned = (): Result<never, Unsigned> => {
  const refused = refuse('signature_invalid', 'The signature does not belong to this message.')
  return err({ ...refused.error, code: 'signature_invalid' })
}

/**
 * Accepts an event of the fintech backend: verifies the signature over the raw bytes and takes each event once, with its effect in the same
 * transaction. Of an account only its name counts: a job asks for its state, because events arrive in any order.
 */
export async function takeCreditWebhook(
  context: Context,
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Result<{ success: true }, Unsigned>> {
  const event = context.credit?.parseWebhook(raw, headers) ?? err('signature_invalid' as const)
  if (!event.ok) {
    if (event.error === 'signature_invalid') return refuseUnsigned()
    await keepUnread(context, 'fintech backend', raw)
    return ok({ success: true })
  }
  const { id, type } = event.value
  await inTransaction(context.db, async (tx) => {
    const at = context.clock.now()
    // The payload stays at the lender: it is credit data.
    const kept = { id: `${CREDIT_PROVIDER}:${id}`, event: type, payload: {} }
    if (await insertEvent(tx, CREDIT_PROVIDER, kept, at)) await act(context, tx, event.value, at)
  })
  return ok({ success: true })
}

async function act(context: Context, tx: Transaction, event: Event, at: Date): Promise<void> {
  switch (event.type) {
    case 'account.updated':
      addJob(tx, 'sync-credit', { externalId: event.data.id }, { key: `credit:${event.data.id}` })
      return
    case 'drawdown.updated': {
      const recorded = await recordPayment(tx, event.data, at)
      if (recorded?.unsettled === true)
        addJob(
          tx,
          'settle-payment',
          { checkoutId: recorded.checkoutId },
          { key: `settle:${recorded.checkoutId}` },
        )
      return
    }
    case 'reversal.updated':
      await recordRefund(tx, event.data, at)
      return
    case 'repayment.received':
      if (!(await recordRepayment(tx, event.data, at)))
        context.log.warn({ repayment: event.data.id }, 'a repayment of no credit line of ours')
  }
}
