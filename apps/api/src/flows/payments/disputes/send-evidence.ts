import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import { judgeUpload, type Upload } from '../../../modules/files/index.ts'
import {
  bindDocuments,
  insertDocument,
  selectDocuments,
  type DisputeDocument,
} from '../../../modules/payments/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import type { ProviderError } from '../../../platform/provider-error.ts'
import { disputeUnknown, documentUnknown, gatewayRefused, notToAnswer } from './errors.ts'
import { disputeViews } from './list-disputes.ts'
import { selectDispute } from './store.ts'

const refusedBy = (context: Context, error: ProviderError) => {
  context.log.warn({ kind: error.kind, problem: error.message }, 'the gateway took no evidence')
  return gatewayRefused(error)
}

/** Takes a file of evidence (RET-04) to the gateway, which keeps it; a dispute names it when it is sent. */
export async function uploadEvidence(
  context: Context,
  { staffId }: StaffCaller,
  upload: Upload,
): Promise<HandlerResult<'staffUploadEvidence'>> {
  const checked = await judgeUpload(upload)
  if (!checked.ok) return checked
  const sent = await context.gateway.uploadEvidence(checked.value)
  if (!sent.ok) return refusedBy(context, sent.error)
  const { id } = sent.value
  const { name } = checked.value
  await inTransaction(context.db, (tx) =>
    insertDocument(tx, { id, name, uploadedBy: staffId, uploadedAt: context.clock.now() }),
  )
  return ok({ success: true, document: { id, name } })
}

type Sent = { id: string; kind: NonNullable<DisputeDocument['kind']> }
const isSame = (known: readonly DisputeDocument[], disputeId: string, sent: readonly Sent[]) =>
  sent.every(({ id, kind }) =>
    known.some((one) => one.id === id && one.disputeId === disputeId && one.kind === kind),
  )

/** Sends the evidence of a dispute to the bank (RET-04). The same again changes nothing. */
export async function contestDispute(
  context: Context,
  { staffId }: StaffCaller,
  disputeId: string,
  { summary, documents }: Body<'staffContestDispute'>,
): Promise<HandlerResult<'staffContestDispute'>> {
  const { db, gateway, clock } = context
  const dispute = await selectDispute(db, disputeId)
  if (dispute === undefined) return disputeUnknown()
  const ids = documents.map(({ id }) => id)
  const known = await selectDocuments(db, ids)
  if (!isSame(known, disputeId, documents)) {
    const own = known.filter((one) => one.uploadedBy === staffId && one.disputeId === null)
    if (own.length !== new Set(ids).size) return documentUnknown()
    if (dispute.state !== 'open') return notToAnswer()
    const sent = await gateway.contestDispute({ disputeId, summary, documents })
    if (!sent.ok) return refusedBy(context, sent.error)
    const at = clock.now()
    await decideInTransaction(db, async (tx): Promise<Result<void, never>> => {
      if (!(await bindDocuments(tx, { disputeId, summary, at }, documents))) return ok(undefined)
      await recordAudit(tx, {
        by: staffId,
        action: 'dispute.contest',
        subject: { kind: 'dispute', id: disputeId },
        after: { summary, files: known.map(({ name }) => name) },
        at,
      })
      return ok(undefined)
    })
  }
  const row = await selectDispute(db, disputeId)
  const [view] = row === undefined ? [] : await disputeViews(context, [row])
  return view === undefined ? disputeUnknown() : ok({ success: true, dispute: view })
}
