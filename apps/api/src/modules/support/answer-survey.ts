import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { answerWords, surveyOf, type Survey } from '@upchar/kernel/surveys'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { answerInvalid, surveyUnknown } from './errors.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { ANSWER_WITHIN, deskNotice } from './mail.ts'
import { putFeedback } from './store/notes.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

type Sent = Body<'answerSurvey'>

/** The questions of a survey (ENGAGE-05). */
export function showSurvey(id: string): HandlerResult<'getSurvey'> {
  const survey = surveyOf(id)
  if (survey === undefined) return surveyUnknown()
  const questions = survey.questions.map((one) => ({ ...one, choices: [...one.choices] }))
  return ok({ success: true, survey: { ...survey, questions } })
}

/** Question and answer in lines; undefined where the survey has no such question or answer. */
function wordsOf(survey: Survey, answers: Sent['answers']): string | undefined {
  const lines = answers.map(({ question, answer }) => {
    const asked = survey.questions.find(({ key }) => key === question)
    const said = asked && answerWords(asked, answer)
    return asked === undefined || said === undefined ? undefined : `${asked.text} ${said}`
  })
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
}

/** The first answer in stars, for the inbox's list. */
const ratingOf = (survey: Survey, answers: Sent['answers']): number | null => {
  const found = answers.find(({ question }) =>
    survey.questions.some(({ key, kind }) => key === question && kind === 'rating'),
  )
  return found === undefined ? null : Number(found.answer)
}

/** Keeps a visitor's answers: with an email address in the support inbox, which answers them (ENGAGE-05, OPS-03). */
export async function answerSurvey(
  context: Context,
  shopper: Shopper,
  body: Sent,
): Promise<HandlerResult<'answerSurvey'>> {
  const survey = surveyOf(body.survey_id)
  if (survey === undefined) return surveyUnknown()
  const said = wordsOf(survey, body.answers)
  if (said === undefined) return answerInvalid()
  const at = context.clock.now()
  const text = `${survey.title}\n${said}`
  const rating = ratingOf(survey, body.answers)
  const email = normaliseEmail(body.email)
  if (email === '') {
    const id = idempotencyKey('survey', survey.id, shopper, istDate(at))
    const kept = { id, kind: 'site' as const, rating, helpful: null, comment: text }
    await putFeedback(context.db, { ...kept, page: body.page ?? null, createdAt: at })
    return ok({ success: true, ticket: null, message: 'Thank you. We read every answer.' })
  }
  const id = idempotencyKey('survey', survey.id, shopper, email, text, istDate(at))
  const row: NewTicket = {
    id,
    series: 'SRV',
    kind: 'feedback',
    rating,
    text,
    name: body.name,
    email,
    page: body.page ?? null,
    createdAt: at,
  }
  const ticket = await inTransaction(context.db, async (tx) => {
    const { ticket: stored, isNew } = await insertTicket(tx, row)
    if (isNew) await recordMail(tx, deskNotice(context.config, stored), at)
    return stored.number
  })
  return ok({
    success: true,
    ticket,
    message: `Thank you. Your answers have the number ${ticket}. We write to you within ${ANSWER_WITHIN}.`,
  })
}
