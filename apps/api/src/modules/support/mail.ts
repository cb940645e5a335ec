import { helpTopic } from '@upchar/kernel/help-topics'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { CallbackRow, EnquiryForm, FeedbackRow, HelpRow } from './store.ts'

/** The deadline for acknowledging a complaint (E-Commerce Rules 2020, rule 4(5)). */
export const ANSWER_WITHIN = '48 hours'

const contactLine = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ')

/** To the buyer: confirms receipt and says how long it takes. */
export const acknowledgement = (config: Config, ticket: string, form: EnquiryForm): Message =>
  plainMail(config, form.email, `We have your enquiry ${ticket}`, [
    `Dear ${form.name},`,
    `Thank you for your enquiry. Its number is ${ticket}. We call you within ${ANSWER_WITHIN} at ${form.phone}.`,
  ])

/** To the support desk. */
export const deskNotice = (
  config: Config,
  ticket: string,
  sku: string | undefined,
  form: EnquiryForm,
): Message =>
  plainMail(
    config,
    config.SUPPORT_EMAIL,
    `Enquiry ${ticket}${sku === undefined ? '' : ` about ${sku}`}`,
    [
      contactLine(form.name, form.phone, form.email, form.pincode),
      form.comment === '' ? 'No comment.' : form.comment,
    ],
  )

const topicName = ({ topic, subTopic }: HelpRow): string => {
  const found = helpTopic(topic)
  return `${found?.name ?? topic}: ${found?.subTopics.find((one) => one.key === subTopic)?.name ?? subTopic}`
}

/** To the sender of a help request: the ticket to quote. */
export const helpAcknowledgement = (config: Config, email: string, row: HelpRow): Message =>
  plainMail(config, email, `We have your request ${row.ticket}`, [
    `Dear ${row.name},`,
    `Thank you for writing to us. Your request has the number ${row.ticket}. We answer within ${ANSWER_WITHIN}.`,
    `You wrote about: ${topicName(row)}`,
    row.query,
  ])

export const helpDeskNotice = (config: Config, row: HelpRow): Message =>
  plainMail(config, config.SUPPORT_EMAIL, `${row.ticket}: ${topicName(row)}`, [
    contactLine(row.name, row.phone, row.email),
    ...(row.orderNumber === null ? [] : [`Order ${row.orderNumber}`]),
    row.query,
    ...(row.page === null ? [] : [`Sent from ${row.page}`]),
  ])

export const callbackDeskNotice = (config: Config, row: CallbackRow): Message =>
  plainMail(config, config.SUPPORT_EMAIL, `${row.ticket}: call ${row.phone}`, [
    contactLine(row.name === '' ? 'No name given' : row.name, row.phone),
    ...(row.about === '' ? [] : [row.about]),
    ...(row.page === null ? [] : [`Sent from ${row.page}`]),
  ])

export const feedbackDeskNotice = (config: Config, ticket: string, row: FeedbackRow): Message =>
  plainMail(config, config.SUPPORT_EMAIL, `${ticket}: feedback, ${row.rating ?? 0} of 5`, [
    contactLine(row.name, row.email),
    row.comment,
    ...(row.page === null ? [] : [`Sent from ${row.page}`]),
  ])
