import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { cannedAnswersFull, cannedAnswerUnknown } from './errors.ts'
import {
  countOtherAnswers,
  deleteAnswer,
  putAnswer,
  selectAnswers,
} from './store/canned-answers.ts'

/** More than anybody finds one in. */
export const mostAnswers = 100

async function answersOf(handle: Handle) {
  const answers = await selectAnswers(handle)
  return ok({
    success: true as const,
    answers: answers.map(({ id, title, text }) => ({ id, title, text })),
  })
}

/** The answers that staff keep for questions that come again, by title (OPS-03). */
export const listCannedAnswers = ({ db }: Pick<Context, 'db'>) => answersOf(db)

/** Keeps an answer by its title; the same title again replaces it, for all. */
export function saveCannedAnswer(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { title, text }: Body<'staffSaveCannedAnswer'>,
) {
  return decideInTransaction(db, async (tx) => {
    if ((await countOtherAnswers(tx, title)) >= mostAnswers) return cannedAnswersFull(mostAnswers)
    const at = clock.now()
    const before = await putAnswer(tx, { id: newId(), title, text, savedBy: staffId, savedAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'canned_answer.save',
      subject: { kind: 'canned_answer', id: title },
      ...(before !== undefined && { before: { text: before } }),
      after: { text },
      at,
    })
    return answersOf(tx)
  })
}

/** Deletes an answer for all. */
export function removeCannedAnswer({ db, clock }: Context, { staffId }: StaffCaller, id: string) {
  return decideInTransaction(db, async (tx) => {
    const gone = await deleteAnswer(tx, id)
    if (gone === undefined) return cannedAnswerUnknown()
    await recordAudit(tx, {
      by: staffId,
      action: 'canned_answer.delete',
      subject: { kind: 'canned_answer', id: gone.title },
      before: { text: gone.text },
      at: clock.now(),
    })
    return answersOf(tx)
  })
}
