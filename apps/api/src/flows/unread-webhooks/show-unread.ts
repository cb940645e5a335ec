import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { readableBody, readBytes } from './readable-body.ts'
import { webhookUnknown } from './errors.ts'
import { countUnread, findUnread, selectUnread, type UnreadRow } from './store/unread.ts'

type Names = Awaited<ReturnType<typeof staffNames>>

const rowView = (
  row: UnreadRow,
  names: Names,
): Answer<'staffListUnreadWebhooks'>['webhooks'][number] => ({
  id: row.id,
  partner: row.partner,
  received_at: row.receivedAt.toISOString(),
  size: row.size,
  settled_at: row.settledAt?.toISOString() ?? null,
  settled_by: names.get(row.settledBy ?? '') ?? null,
  note: row.note,
})

/** Unread webhooks that are open, or that staff have dealt with. */
export async function listUnread(
  { db }: Pick<Context, 'db'>,
  query: Query<'staffListUnreadWebhooks'>,
): Promise<HandlerResult<'staffListUnreadWebhooks'>> {
  const [rows, states] = await Promise.all([selectUnread(db, query), countUnread(db)])
  const names = await staffNames(
    db,
    rows.map(({ settledBy }) => settledBy),
  )
  return ok({
    success: true,
    webhooks: rows.map((row) => rowView(row, names)),
    states,
    ...counted(states[query.state]),
  })
}

/** An unread webhook with its body as text. */
export async function showUnread(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<HandlerResult<'staffGetUnreadWebhook'>> {
  const found = await findUnread(db, id, readBytes)
  if (found === undefined) return webhookUnknown()
  const names = await staffNames(db, [found.settledBy])
  const { text, isCut } = readableBody(found.beginning, found.size)
  return ok({
    success: true,
    webhook: { ...rowView(found, names), body: text, is_cut: isCut },
  })
}
