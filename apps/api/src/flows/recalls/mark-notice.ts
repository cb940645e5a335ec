import type { Body, Params } from '@upchar/contract/schema/endpoints'
import type { RecallNoticeMark } from '@upchar/kernel/recalls'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  lockNotice,
  lockRecall,
  noticeAcknowledged,
  noticeUnknown,
  recallClosed,
  updateNoted,
  type Noted,
} from '../../modules/recalls/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

const ACTIONS = {
  told: 'recall.buyer_told',
  lost: 'recall.mail_lost',
  none: 'recall.note_undone',
} as const
const nothing: Noted = { acknowledgedAt: null, acknowledgedBy: null, lostBecause: '' }

const markOf = ({ acknowledgedAt, lostBecause }: Noted): RecallNoticeMark =>
  acknowledgedAt !== null ? 'told' : lostBecause === '' ? 'none' : 'lost'

type Refused = Refusal & { code: 'notice_unknown' | 'notice_acknowledged' | 'recall_closed' }

/**
 * Staff note that a buyer of a recall was told by phone, say, or that the mail came back; either ends the reminders (OPS-05). What the
 * buyer has pressed stands.
 */
export async function markRecallNotice(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  of: Params<'staffMarkRecallNotice'>,
  { mark, note }: Body<'staffMarkRecallNotice'>,
): Promise<HandlerResult<'staffMarkRecallNotice'>> {
  const at = clock.now()
  const to: Record<RecallNoticeMark, Noted> = {
    told: { ...nothing, acknowledgedAt: at, acknowledgedBy: staffId },
    lost: { ...nothing, lostBecause: note },
    none: nothing,
  }
  const done = await decideInTransaction(db, async (tx): Promise<Result<null, Refused>> => {
    const recall = await lockRecall(tx, of.id)
    const before = recall && (await lockNotice(tx, of))
    if (recall === undefined || before === undefined) return noticeUnknown()
    if (recall.closedAt !== null) return recallClosed()
    if (before.acknowledgedAt !== null && before.acknowledgedBy === null)
      return noticeAcknowledged()
    // A second press, or a colleague's, finds it done.
    if (markOf(before) === mark) return ok(null)
    await updateNoted(tx, of.notice, to[mark])
    await recordAudit(tx, {
      by: staffId,
      action: ACTIONS[mark],
      subject: { kind: 'recall', id: String(of.id) },
      before: { mark: markOf(before) },
      after: { mark, notice: of.notice, note },
      at,
    })
    return ok(null)
  })
  return done.ok ? ok({ success: true }) : done
}
