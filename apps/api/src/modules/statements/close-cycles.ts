import { istDate } from '@upchar/kernel/dates'
import { lastCycleDay } from '@upchar/kernel/seller-statements'
import type { Context } from '../../platform/context.ts'
import { closeFor, settledSellers } from './close-statement.ts'
import { forgetFailure, noteFailure } from './store/failures.ts'

/** Shown to staff, who find an error's details in the log. */
const technical = 'A technical error, which the log describes; it is tried again.'

/**
 * Job, after each midnight in India: closes the cycle that is over for every seller that has something to settle. Each stands alone: one
 * that can't be closed is shown to staff, and keeps no other from its money (OPS-06).
 */
export async function closeCycles(context: Context): Promise<void> {
  const { db, clock, config, log } = context
  const at = clock.now()
  const until = lastCycleDay(istDate(at))
  const errors: unknown[] = []
  const failed = (sellerId: number, reason: string) =>
    noteFailure(db, { sellerId, untilDay: until, reason, failedAt: at })
  for (const seller of await settledSellers(db, config)) {
    try {
      const closed = await closeFor(context, { seller, until, by: null, seen: null })
      if (closed.ok) continue
      if (closed.error.code === 'statement_unclear') {
        log.error({ seller: seller.id }, 'a statement of a seller can’t be closed')
        await failed(seller.id, closed.error.message)
      } else await forgetFailure(db, seller.id)
    } catch (error) {
      errors.push(error)
      await failed(seller.id, technical)
    }
  }
  const [first] = errors
  if (first !== undefined)
    throw new Error(`the statements of ${errors.length} sellers were not closed`, { cause: first })
}
