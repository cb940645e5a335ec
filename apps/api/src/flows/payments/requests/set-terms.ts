import type { Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { insertTerms, lockTerms, noTerms, selectTerms } from '../../../modules/payments/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { newId } from '../../../platform/ids.ts'
import { changedMeanwhile } from './errors.ts'

/** How the shop takes transfers and links (CHECKOUT-15). */
export async function getRequestTerms({
  db,
}: Context): Promise<HandlerResult<'staffGetRequestTerms'>> {
  const set = await selectTerms(db)
  const { transfer, link, upiLimitPaise, days, guestDays, account } = set ?? noTerms
  return ok({
    success: true,
    transfer,
    link,
    upi_limit: paiseToRupees(upiLimitPaise),
    days,
    guest_days: guestDays,
    account,
    version: set?.id ?? '',
  })
}

/** Sets the terms for orders from now on; what waits keeps its account and its last day. */
export async function setRequestTerms(
  context: Context,
  { staffId }: StaffCaller,
  { version, ...terms }: Body<'staffSetRequestTerms'>,
): Promise<HandlerResult<'staffSetRequestTerms'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    await lockTerms(tx)
    const before = await selectTerms(tx)
    if ((before?.id ?? '') !== version)
      return changedMeanwhile('Somebody else has changed these terms. Look at them again.')
    const id = newId()
    const { transfer, link, upi_limit: upiLimit, days, guest_days: guestDays, account } = terms
    await insertTerms(tx, {
      id,
      transfer,
      link,
      upiLimitPaise: wireToPaise(upiLimit),
      days,
      guestDays,
      account,
      setBy: staffId,
      setAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'payment.terms',
      subject: { kind: 'payment_request', id: 'terms' },
      ...(before && { before: { ...before, setAt: before.setAt.toISOString() } }),
      after: terms,
      at,
    })
    return ok({ success: true as const, version: id })
  })
}
