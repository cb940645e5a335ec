import { err } from '@upchar/kernel/result'
import { NOTICES_LIMIT } from '@upchar/kernel/notices'
import { INVALID_MOBILE } from '@upchar/kernel/validate'

export const phoneInvalid = () =>
  err({ code: 'phone_invalid' as const, message: INVALID_MOBILE, field: 'phone' })
export const skuUnknown = () =>
  err({ code: 'sku_unknown' as const, message: 'We do not sell this product any more.' })
export const contactMissing = () =>
  err({
    code: 'contact_missing' as const,
    message: 'Enter a mobile number or an email address, so that we can answer.',
    field: 'phone',
  })
export const ticketUnknown = () =>
  err({ code: 'ticket_unknown' as const, message: 'This ticket isn’t kept any more.' })
export const ticketChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'A colleague has changed this ticket since you opened it.',
  })
export const complaintUnknown = () =>
  err({
    code: 'complaint_unknown' as const,
    message: 'We can’t find this complaint. Open it by the link in our email, or sign in.',
  })
export const stepNotOpen = () =>
  err({
    code: 'step_not_open' as const,
    message: 'This complaint has moved on meanwhile. Look at it again.',
  })
export const answerMissing = () =>
  err({
    code: 'answer_missing' as const,
    message: 'Answer it by mail or by phone before you close it.',
  })
export const emailMissing = () =>
  err({
    code: 'email_missing' as const,
    message: 'There is no email address to answer to. Call, and write down what was said.',
    field: 'kind',
  })
export const topicUnknown = () =>
  err({ code: 'topic_unknown' as const, message: 'Choose what it is about.', field: 'query_type' })
export const cannedAnswersFull = (most: number) =>
  err({
    code: 'canned_answers_full' as const,
    field: 'title',
    message: `There are ${most} canned answers. Delete one first.`,
  })
export const cannedAnswerUnknown = () =>
  err({ code: 'canned_answer_unknown' as const, message: 'There is no such canned answer.' })
/** ENGAGE-02. */
export const noticesStopped = () =>
  err({
    code: 'notices_stopped' as const,
    message: 'The owner of this address has stopped our emails. Sign in with it to ask again.',
    field: 'email',
  })
export const noticesFull = () =>
  err({
    code: 'notices_full' as const,
    message: `This address waits for ${NOTICES_LIMIT} emails already. Press “Stop these emails” in one of them to begin anew.`,
    field: 'email',
  })
export const linkInvalid = () =>
  err({
    code: 'link_invalid' as const,
    message: 'This link is incomplete. Copy the whole address from the email.',
  })
export const surveyUnknown = () =>
  err({ code: 'survey_unknown' as const, message: 'This survey is over.' })
export const answerInvalid = () =>
  err({
    code: 'answer_invalid' as const,
    message: 'The questions have changed. Open the survey again.',
  })
