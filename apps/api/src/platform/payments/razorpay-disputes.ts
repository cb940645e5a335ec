import { z } from 'zod'
import { EVIDENCE_KINDS } from '@upchar/kernel/dispute-evidence'
import { ok } from '@upchar/kernel/result'
import type { PaymentGateway } from './port.ts'
import { call, type RazorpayOptions } from './razorpay-call.ts'

const documentReply = z.object({ id: z.string() })
const contestReply = z.object({ id: z.string() })
/** Null where nothing of a kind was sent. */
const fileIds = z.array(z.string()).catch([])
const evidenceReply = z.object({
  evidence: z.looseObject({ submitted_at: z.int().nullish() }).nullish(),
})

/** RET-04: a file that a dispute names later. */
export function uploadEvidence(
  options: RazorpayOptions,
  { name, mediaType, bytes }: Parameters<PaymentGateway['uploadEvidence']>[0],
): ReturnType<PaymentGateway['uploadEvidence']> {
  const form = new FormData()
  form.set('purpose', 'dispute_evidence')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mediaType }), name)
  return call(options, documentReply, 'POST', '/documents', form)
}

/** Contests all of a dispute; a draft would never be sent by itself. */
export async function contestDispute(
  options: RazorpayOptions,
  { disputeId, summary, documents }: Parameters<PaymentGateway['contestDispute']>[0],
): ReturnType<PaymentGateway['contestDispute']> {
  const evidence = EVIDENCE_KINDS.flatMap((kind) => {
    const ids = documents.filter((one) => one.kind === kind).map(({ id }) => id)
    return ids.length === 0 ? [] : [[kind, ids] as const]
  })
  const path = `/disputes/${encodeURIComponent(disputeId)}/contest`
  const body = { summary, ...Object.fromEntries(evidence), action: 'submit' }
  const reply = await call(options, contestReply, 'PATCH', path, body)
  return reply.ok ? ok(undefined) : reply
}

/** The documentation's dispute entity: `submitted_at` is null while the evidence is a draft. */
export async function fetchEvidence(
  options: RazorpayOptions,
  disputeId: string,
): ReturnType<PaymentGateway['fetchEvidence']> {
  const path = `/disputes/${encodeURIComponent(disputeId)}`
  const reply = await call(options, evidenceReply, 'GET', path)
  if (!reply.ok) return reply
  const evidence = reply.value.evidence
  if (!evidence?.submitted_at) return ok([])
  return ok(EVIDENCE_KINDS.flatMap((kind) => fileIds.parse(evidence[kind])))
}
