import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  applicationIncomplete,
  applicationRefused,
  applicationUnknown,
  askFor,
  changedMeanwhile,
  checkFailed,
  lockApplication,
  notForThisState,
  updateApplication,
  type SellerApplication,
} from '../../modules/seller-applications/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import {
  answerApplication,
  examine,
  placeOfApplication,
  type SellerPlace,
} from './show-applications.ts'

/** An application locked as it was seen. */
export async function lockSeen(tx: Transaction, id: string, version: number) {
  const row = await lockApplication(tx, id)
  if (row === undefined) return applicationUnknown()
  return row.version === version ? ok(row) : changedMeanwhile()
}

type Decision = Body<'staffReviewApplicant'>
type Step<D extends Decision['decision']> = {
  tx: Transaction
  row: SellerApplication
  staffId: string
  at: Date
  body: Extract<Decision, { decision: D }>
}

async function ask(context: Context, { tx, row, at, body }: Step<'ask'>) {
  for (const { kind, reason } of body.documents)
    await askFor(tx, { id: newId(), applicationId: row.id, kind, reason })
  await updateApplication(tx, row.id, { state: 'incomplete', changedAt: at })
  await recordMail(tx, applicationIncomplete(context.config, row, body.documents), at)
  return ok({ documents: body.documents })
}

async function refuse(context: Context, { tx, row, staffId, at, body }: Step<'refuse'>) {
  const { reason } = body
  await updateApplication(tx, row.id, {
    state: 'refused',
    reason,
    decidedBy: staffId,
    decidedAt: at,
    changedAt: at,
  })
  await recordMail(tx, applicationRefused(context.config, row, reason), at)
  return ok({ reason })
}

async function check(
  place: SellerPlace | undefined,
  { tx, row, staffId, at, body }: Step<'check'>,
) {
  const { checklist } = await examine(tx, row, at, place)
  const wrong = checklist.find(({ right }) => !right)
  if (wrong !== undefined) return checkFailed(wrong.name)
  const { decision: _, version: __, ...terms } = body
  await updateApplication(tx, row.id, {
    state: 'checked',
    terms,
    checkedBy: staffId,
    checkedAt: at,
    changedAt: at,
  })
  return ok({ checklist: checklist.map(({ name }) => name), ...terms })
}

/**
 * Asks for more, refuses, or records the check (ENGAGE-08). Who is to approve may still ask or refuse; a second check corrects what the
 * first said, an invoice prefix that another seller has say.
 */
export async function reviewApplication(
  context: Context,
  staffId: string,
  id: string,
  body: Decision,
): Promise<HandlerResult<'staffReviewApplicant'>> {
  const at = context.clock.now()
  const place = await placeOfApplication(context, id)
  const decided = await decideInTransaction(context.db, async (tx) => {
    const locked = await lockSeen(tx, id, body.version)
    if (!locked.ok) return locked
    const row = locked.value
    if (row.state !== 'submitted' && row.state !== 'checked') return notForThisState()
    const step = { tx, row, staffId, at }
    const done =
      body.decision === 'ask'
        ? await ask(context, { ...step, body })
        : body.decision === 'refuse'
          ? await refuse(context, { ...step, body })
          : await check(place, { ...step, body })
    if (!done.ok) return done
    await recordAudit(tx, {
      by: staffId,
      action: `seller_application.${body.decision}`,
      subject: { kind: 'seller_application', id },
      after: done.value,
      at,
    })
    return ok(undefined)
  })
  return decided.ok ? answerApplication(context, id) : decided
}
