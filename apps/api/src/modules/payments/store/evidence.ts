import type { EvidenceKind } from '@upchar/kernel/dispute-evidence'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { and, eq, gte, inArray, isNull, or, sql } from '../../../platform/db/sql.ts'
import { disputeDocument } from '../tables.ts'

export type DisputeDocument = typeof disputeDocument.$inferSelect
export type SentDocument = { id: string; kind: EvidenceKind }

/** An answer to a dispute that the gateway hasn't taken yet. */
export type Evidence = {
  disputeId: string
  summary: string
  documents: readonly SentDocument[]
  /** The member of staff who answers. */
  by: string
  /** The gateway was asked before, and may have taken it. */
  isRepeat: boolean
}

/** A file that lies at the gateway and that no dispute names yet. */
export async function insertDocument(
  tx: Transaction,
  row: Pick<DisputeDocument, 'id' | 'name' | 'uploadedBy' | 'uploadedAt'>,
): Promise<void> {
  await tx.insert(disputeDocument).values(row)
}

export const selectDocuments = (
  handle: Handle,
  ids: readonly string[],
): Promise<DisputeDocument[]> =>
  handle
    .select()
    .from(disputeDocument)
    .where(inArray(disputeDocument.id, [...ids]))

const waits = (disputeId: string) =>
  and(eq(disputeDocument.disputeId, disputeId), isNull(disputeDocument.sentAt))

export async function isWaiting(handle: Handle, disputeId: string): Promise<boolean> {
  const rows = await handle
    .select({ id: disputeDocument.id })
    .from(disputeDocument)
    .where(waits(disputeId))
    .limit(1)
  return rows.length > 0
}

/**
 * Whether somebody's answer waits for the gateway, or was taken by it and the bank not yet said to read it: the dispute still looks
 * open. One statement, as a waiting answer becomes a taken one at any moment.
 */
export async function isAnswered(
  handle: Handle,
  { id, updatedAt }: { id: string; updatedAt: Date },
): Promise<boolean> {
  const rows = await handle
    .select({ id: disputeDocument.id })
    .from(disputeDocument)
    .where(
      or(waits(id), and(eq(disputeDocument.disputeId, id), gte(disputeDocument.sentAt, updatedAt))),
    )
    .limit(1)
  return rows.length > 0
}

/** Keeps what is to be sent for a dispute; the caller holds its lock. */
export async function keepEvidence(
  tx: Transaction,
  { disputeId, summary }: { disputeId: string; summary: string },
  documents: readonly SentDocument[],
): Promise<void> {
  for (const { id, kind } of documents)
    await tx
      .update(disputeDocument)
      .set({ disputeId, kind, summary })
      .where(eq(disputeDocument.id, id))
}

/** Longer than the gateway takes to answer, or not to. */
const askSeconds = 30

/** Takes what waits for the gateway, so that nobody else sends it at the same time; undefined when there is nothing, or somebody does. */
export async function claimEvidence(
  handle: Handle,
  disputeId: string,
  at: Date,
): Promise<Evidence | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await handle.execute<{
    id: string
    kind: EvidenceKind
    summary: string
    by: string
    repeat: boolean
  }>(sql`with due as (select id, asked_at from dispute_document where dispute_id = ${disputeId} and sent_at is null
      and (asked_at is null or asked_at <= ${now} - make_interval(secs => ${askSeconds})) order by id for update)
    update dispute_document d set asked_at = ${now} from due where d.id = due.id
    returning d.id, d.kind, d.summary, d.uploaded_by as by, due.asked_at is not null as repeat`)
  const [first] = rows
  if (first === undefined) return undefined
  const { summary, by, repeat: isRepeat } = first
  return { disputeId, summary, by, isRepeat, documents: rows.map(({ id, kind }) => ({ id, kind })) }
}

/** The gateway has taken what waited; the names of the files, none when that was known. */
export async function setTaken(tx: Transaction, disputeId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .update(disputeDocument)
    .set({ sentAt: at })
    .where(waits(disputeId))
    .returning({ name: disputeDocument.name })
  return rows.map(({ name }) => name)
}

/** The gateway refuses what waited: the files may be sent again. */
export async function releaseEvidence(tx: Transaction, disputeId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(disputeDocument)
    .set({ disputeId: null, kind: null, summary: null, askedAt: null })
    .where(waits(disputeId))
  return (rowCount ?? 0) > 0
}
