import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** What is noted of a buyer of a recall; `acknowledgedBy` null: the buyer pressed it, or nobody did. */
export type Noted = {
  acknowledgedAt: Date | null
  acknowledgedBy: string | null
  lostBecause: string
}

const lockStatement = {
  name: 'recall-lock-notice',
  text: `select acknowledged_at as "acknowledgedAt", acknowledged_by as "acknowledgedBy", lost_because as "lostBecause"
    from recall_notice where recall_id = $1::int and id = $2::uuid for update`,
}
/** A notice that staff note something of, locked against the buyer's press and the reminders. */
export const lockNotice = async (
  tx: Transaction,
  { id, notice }: { id: number; notice: string },
): Promise<Noted | undefined> => (await queryPrepared<Noted>(tx, lockStatement, [id, notice]))[0]

const markStatement = {
  name: 'recall-mark-notice',
  text: `update recall_notice set acknowledged_at = $2::timestamptz, acknowledged_by = $3, lost_because = $4 where id = $1::uuid`,
}
export const updateNoted = async (tx: Transaction, notice: string, to: Noted): Promise<void> => {
  await queryPrepared(tx, markStatement, [
    notice,
    to.acknowledgedAt,
    to.acknowledgedBy,
    to.lostBecause,
  ])
}
