import { sellerDocumentName, type SellerDocumentKind } from '@upchar/kernel/seller-applications'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { applicationUrl } from './link.ts'
import type { DocumentRow, SellerApplication } from './store.ts'

/** To the applicant: confirms receipt and says where the documents go. */
export const applicationReceived = (config: Config, row: SellerApplication): Message =>
  plainMail(config, row.email, `We have your application ${row.ticket}`, [
    `Dear ${row.contactName},`,
    `Thank you for wanting to sell on ${config.BRAND_NAME}. The application of ${row.businessName} has the number ${row.ticket}.`,
    `Next, send us the GST certificate, PAN, proof of the bank account and the licences that your products need. This page takes them and shows how far we are:\n${applicationUrl(config, row.id)}`,
    'We review them within 48 hours after you have sent all. Keep the link to yourself: whoever has it can see and change the application.',
  ])

/** To the applicant: the documents have arrived. */
export const applicationSubmitted = (config: Config, row: SellerApplication): Message =>
  plainMail(config, row.email, `We are looking at your application ${row.ticket}`, [
    `Dear ${row.contactName},`,
    `The documents of ${row.businessName} have arrived. We write to you within 48 hours. How far we are:\n${applicationUrl(config, row.id)}`,
  ])

/** To the applicant: what is missing, with the reason for each document. */
export const applicationIncomplete = (
  config: Config,
  row: SellerApplication,
  asked: readonly { kind: SellerDocumentKind; reason: string }[],
): Message =>
  plainMail(config, row.email, `Your application ${row.ticket} needs something more`, [
    `Dear ${row.contactName},`,
    `We have looked at the application of ${row.businessName} and need this:`,
    asked.map(({ kind, reason }) => `${sellerDocumentName(kind)}: ${reason}`).join('\n'),
    `Send it on this page, then send the application again:\n${applicationUrl(config, row.id)}`,
  ])

/** To the applicant: refused, with the reason. */
export const applicationRefused = (
  config: Config,
  row: SellerApplication,
  reason: string,
): Message =>
  plainMail(config, row.email, `Your application ${row.ticket} is refused`, [
    `Dear ${row.contactName},`,
    `We can’t take ${row.businessName} on as a seller: ${reason}`,
    'We delete the documents after half a year. Answer this mail if you think that we are wrong.',
  ])

/** To the applicant: approved. */
export const applicationApproved = (config: Config, row: SellerApplication): Message =>
  plainMail(config, row.email, `Your application ${row.ticket} is approved`, [
    `Dear ${row.contactName},`,
    `${row.businessName} can sell on ${config.BRAND_NAME}. We write to you about your goods and your warehouse.`,
  ])

/** To our desk: an application is complete. */
export const applicationNotice = (
  config: Config,
  row: SellerApplication,
  documents: readonly DocumentRow[],
): Message =>
  plainMail(config, config.SUPPORT_EMAIL, `${row.ticket}: ${row.businessName} wants to sell`, [
    [row.contactName, row.phone, row.email, row.pincode].join(', '),
    `GSTIN ${row.gstin}`,
    `Categories: ${row.categories.join(', ')}`,
    `Documents: ${documents.map(({ kind }) => sellerDocumentName(kind)).join('; ')}`,
    ...(row.about === '' ? [] : [row.about]),
  ])
