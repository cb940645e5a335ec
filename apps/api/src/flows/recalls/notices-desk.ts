import type { Query } from '@upchar/contract/schema/endpoints'
import { RECALL_NOTICE_STATES } from '@upchar/kernel/recalls'
import { ok } from '@upchar/kernel/result'
import {
  countNotices,
  findRecall,
  noticeView,
  recallUnknown,
  selectNotices,
} from '../../modules/recalls/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/** Buyers of a recall: who was told, who has acknowledged, who isn't reached (OPS-05). */
export async function listRecallNotices(
  { db, config }: Context,
  id: number,
  query: Query<'staffListRecallNotices'>,
): Promise<HandlerResult<'staffListRecallNotices'>> {
  if ((await findRecall(db, id)) === undefined) return recallUnknown()
  const smtp = config.SMTP_URL !== undefined
  const [rows, counts] = await Promise.all([
    selectNotices(db, id, { smtp, state: query.state, ...rowsOf(query) }),
    countNotices(db, id, smtp),
  ])
  const of = (state: (typeof RECALL_NOTICE_STATES)[number]) => counts.get(state) ?? 0
  return ok({
    success: true,
    counts: {
      queued: of('queued'),
      told: of('told'),
      acknowledged: of('acknowledged'),
      not_reached: of('not_reached'),
    },
    notices: rows.map(noticeView),
    ...counted(rows[0]?.total ?? 0),
  })
}
