import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { addressOf } from '../../modules/accounts/index.ts'
import { recordChoice, type Visit } from '../../modules/privacy/index.ts'
import { setNotices } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { forgetTracking } from './forget-tracking.ts'

const needsAccount = () =>
  err({
    code: 'consent_needs_account' as const,
    message: 'Sign in to choose about mails: they belong to your email address.',
  })

/** Records a choice, and does at once what it says: all of it or nothing (DPDP Act s.6). */
export const setConsent = (
  context: Context,
  visit: Visit & { guestId: string },
  { purpose, allowed, place }: Body<'setConsent'>,
): Promise<HandlerResult<'setConsent'>> =>
  decideInTransaction(context.db, async (tx) => {
    if (purpose === 'goods_mails') {
      const email = visit.customer && (await addressOf(tx, visit.customer.customerId))
      if (!email) return needsAccount()
      await setNotices(context, tx, email, allowed)
    }
    if (purpose === 'statistics' && !allowed) await forgetTracking(context, tx, visit)
    await recordChoice(context, tx, visit, { purpose, allowed, place })
    return ok({ success: true as const })
  })
