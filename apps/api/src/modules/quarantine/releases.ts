import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'

type Asked = {
  id: string
  lotId: number
  quantity: number
  reason: string
  requestKey: string
  by: string
  at: Date
}

const askStatement = {
  name: 'quarantine-release-ask',
  text: `insert into quarantine_release (id, lot_id, quantity, reason, request_key, asked_by, asked_at)
    values ($1::uuid, $2::bigint, $3::int, $4, $5, $6, $7::timestamptz)`,
}
/** Asks that pieces be sold again; the caller has locked the lot. */
export const insertRelease = (tx: Transaction, of: Asked) =>
  queryPrepared(tx, askStatement, [
    of.id,
    of.lotId,
    of.quantity,
    of.reason,
    of.requestKey,
    of.by,
    of.at,
  ])

/** What became of a request; `accepted` null: it waits. */
export type Release = { accepted: boolean | null; decidedBy: string | null }

const findStatement = {
  name: 'quarantine-release-find',
  text: `select accepted, decided_by as "decidedBy" from quarantine_release where id = $1::uuid and lot_id = $2::bigint`,
}
export const findRelease = async (
  handle: Handle,
  id: string,
  lotId: number,
): Promise<Release | undefined> =>
  (await queryPrepared<Release>(handle, findStatement, [id, lotId]))[0]

const waitingStatement = {
  name: 'quarantine-releases-waiting',
  text: `select count(*)::int as count from quarantine_release where accepted is null`,
}
/** How many wait for a second member. */
export const countReleases = async (handle: Handle): Promise<number> =>
  (await queryPrepared<{ count: number }>(handle, waitingStatement, []))[0]?.count ?? 0

const decideStatement = {
  name: 'quarantine-release-decide',
  text: `update quarantine_release set accepted = $2, decided_by = $3, decided_at = $4::timestamptz, decision = $5 where id = $1::uuid`,
}
/** Decides a request that waits; the caller has locked the lot. `decision`: why it is declined. */
export const setReleaseDecided = (
  tx: Transaction,
  of: { id: string; accepted: boolean; by: string; at: Date; decision: string },
) => queryPrepared(tx, decideStatement, [of.id, of.accepted, of.by, of.at, of.decision])
