import { helpTopic } from '@upchar/kernel/help-topics'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { CallbackRow, EnquiryForm, FeedbackRow, HelpRow } from './store.ts'

/** How soon a complaint is acknowledged at the latest (E-Commerce Rules 2020, rule 4(5)). */
export const ANSWER_WITHIN = '48 hours'

const contactLine = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ')

/** To the buyer: we have it, and how long it takes. */
export const acknowledgement = (config: Config, ticket: string, form: EnquiryForm): Message =>
  plainMail(config, form.email, `We have your enquiry ${ticket}`, [
    `Dear ${form.name},`,
    `Thank you for your enquiry. Its number is ${ticket}. We call you within ${ANSWER_WITHIN} at ${form.phone}.`,
  ])

/** To our desk: who asks for what. */
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

/** To whoever asked for help: the number to name when they ask again. */
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
