import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import {
  isAnswered,
  keepEvidence,
  lockDispute,
  selectDocuments,
  type DisputeDocument,
  type SentDocument,
} from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { deliverEvidence } from './deliver-evidence.ts'
import {
  colleagueAnswers,
  disputeUnknown,
  documentUnknown,
  notToAnswer,
  refusedBy,
} from './errors.ts'
import { disputeViews } from './list-disputes.ts'
import { selectDispute } from './store.ts'

const isSame = (
  known: readonly DisputeDocument[],
  disputeId: string,
  sent: readonly SentDocument[],
) =>
  sent.every(({ id, kind }) =>
    known.some((one) => one.id === id && one.disputeId === disputeId && one.kind === kind),
  )

/** The job comes after the call below, which doesn't take as long. */
const jobMs = 60_000

type Refused = ReturnType<
  typeof colleagueAnswers | typeof disputeUnknown | typeof documentUnknown | typeof notToAnswer
>

/** Keeps the answer to a dispute before the gateway hears of it, with a job that sends it whatever happens to this process. */
async function keep(
  tx: Transaction,
  at: Date,
  { staffId }: StaffCaller,
  disputeId: string,
  { summary, documents }: Body<'staffContestDispute'>,
): Promise<Result<void, never> | Refused> {
  const dispute = await lockDispute(tx, disputeId)
  if (dispute === undefined) return disputeUnknown()
  const ids = new Set(documents.map(({ id }) => id))
  const known = await selectDocuments(tx, [...ids])
  if (isSame(known, disputeId, documents)) return ok(undefined)
  const own = known.filter((one) => one.uploadedBy === staffId && one.disputeId === null)
  if (own.length !== ids.size) return documentUnknown()
  if (dispute.state !== 'open') return notToAnswer()
  if (await isAnswered(tx, dispute)) return colleagueAnswers()
  await keepEvidence(tx, { disputeId, summary }, documents)
  const runAt = new Date(at.getTime() + jobMs)
  addJob(tx, 'contest-dispute', { disputeId }, { key: `contest:${disputeId}`, runAt })
  return ok(undefined)
}

/**
 * Answers a dispute with evidence (RET-04), once: two members can't both. The same again changes nothing. Where the gateway can't be
 * reached it waits, and is sent by itself.
 */
export async function contestDispute(
  context: Context,
  staff: StaffCaller,
  disputeId: string,
  body: Body<'staffContestDispute'>,
): Promise<HandlerResult<'staffContestDispute'>> {
  const kept = await decideInTransaction(context.db, (tx) =>
    keep(tx, context.clock.now(), staff, disputeId, body),
  )
  if (!kept.ok) return kept
  const sent = await deliverEvidence(context, disputeId)
  if (!sent.ok && sent.error.kind === 'invalid') return refusedBy(context, sent.error)
  const row = await selectDispute(context.db, disputeId)
  const [view] = row === undefined ? [] : await disputeViews(context, [row])
  return view === undefined ? disputeUnknown() : ok({ success: true, dispute: view })
}
