import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail.ts'
import type { EnquiryForm } from './store.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** One text for both forms of a message: paragraphs of plain words. */
const message = (to: string, subject: string, paragraphs: readonly string[]): Message => ({
  to, subject, text: paragraphs.join('\n\n'),
  html: paragraphs.map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`).join('\n'),
})

/** To the buyer: we have it, and how long it takes. */
export const acknowledgement = (config: Config, ticket: string, form: EnquiryForm): Message =>
  message(form.email, `We have your enquiry ${ticket}`, [
    `Dear ${form.name},`,
    `thank you for your enquiry. Its number is ${ticket}. We call you within 48 hours at ${form.phone}.`,
    `${config.BRAND_NAME}\n${config.SUPPORT_EMAIL}\n${config.SUPPORT_PHONE}`,
  ])

/** To our desk: who asks for what. */
export const deskNotice = (config: Config, ticket: string, sku: string | undefined, form: EnquiryForm): Message =>
  message(config.SUPPORT_EMAIL, `Enquiry ${ticket}${sku === undefined ? '' : ` about ${sku}`}`, [
    `${form.name}, ${form.phone}${form.email === '' ? '' : `, ${form.email}`}, ${form.pincode}`,
    form.comment === '' ? 'No comment.' : form.comment,
  ])
