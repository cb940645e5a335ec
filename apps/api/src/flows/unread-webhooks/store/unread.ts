import { desc, eq, isNotNull, isNull, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { rowsOf, type Page } from '../../../platform/db/paging.ts'
import { unreadWebhook } from '../../../platform/db/tables.ts'

const columns = {
  id: unreadWebhook.id,
  partner: unreadWebhook.partner,
  receivedAt: unreadWebhook.receivedAt,
  /** Bytes, read without the body itself. */
  size: sql<number>`octet_length(${unreadWebhook.body})`,
  settledAt: unreadWebhook.settledAt,
  settledBy: unreadWebhook.settledBy,
  note: unreadWebhook.note,
}

type State = 'open' | 'settled'

const inState = (state: State) =>
  state === 'open' ? isNull(unreadWebhook.settledAt) : isNotNull(unreadWebhook.settledAt)

/** A page of unread webhooks, newest first. */
export const selectUnread = (handle: Handle, query: Page & { state: State }) => {
  const { offset, limit } = rowsOf(query)
  return handle
    .select(columns)
    .from(unreadWebhook)
    .where(inState(query.state))
    .orderBy(desc(unreadWebhook.receivedAt), desc(unreadWebhook.id))
    .offset(offset)
    .limit(limit)
}

export type UnreadRow = Awaited<ReturnType<typeof selectUnread>>[number]

export async function countUnread(handle: Handle): Promise<Record<State, number>> {
  const [counts] = await handle
    .select({
      open: sql<number>`count(*) filter (where ${inState('open')})::int`,
      settled: sql<number>`count(*) filter (where ${inState('settled')})::int`,
    })
    .from(unreadWebhook)
  return counts ?? { open: 0, settled: 0 }
}

/** An unread webhook with the first `bytes` of its body. */
export async function findUnread(
  handle: Handle,
  id: string,
  bytes: number,
): Promise<(UnreadRow & { beginning: Buffer }) | undefined> {
  const [row] = await handle
    .select({
      ...columns,
      beginning: sql<Buffer>`substring(${unreadWebhook.body} from 1 for ${bytes})`,
    })
    .from(unreadWebhook)
    .where(eq(unreadWebhook.id, id))
  return row
}

export async function lockUnread(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ partner: unreadWebhook.partner, settledAt: unreadWebhook.settledAt })
    .from(unreadWebhook)
    .where(eq(unreadWebhook.id, id))
    .for('update')
  return row
}

export async function setSettled(
  tx: Transaction,
  id: string,
  { at, by, note }: { at: Date; by: string; note: string },
): Promise<void> {
  await tx
    .update(unreadWebhook)
    .set({ settledAt: at, settledBy: by, note })
    .where(eq(unreadWebhook.id, id))
}
