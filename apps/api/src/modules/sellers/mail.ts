import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { SellerApplication } from './store/applications.ts'

/** To the applicant: confirms receipt and names the next steps. */
export const applicationReceived = (config: Config, row: SellerApplication): Message =>
  plainMail(config, row.email, `We have your application ${row.ticket}`, [
    `Dear ${row.contactName},`,
    `Thank you for wanting to sell on ${config.BRAND_NAME}. The application of ${row.businessName} has the number ${row.ticket}.`,
    'We review the GST registration and the licences that your products need, and write to you within 48 hours.',
  ])

/** To our desk. */
export const applicationNotice = (config: Config, row: SellerApplication): Message =>
  plainMail(config, config.SUPPORT_EMAIL, `${row.ticket}: ${row.businessName} wants to sell`, [
    [row.contactName, row.phone, row.email, row.pincode].join(', '),
    `GSTIN ${row.gstin}`,
    `Categories: ${row.categories.join(', ')}`,
    ...(row.drugLicence === null ? [] : [`Drug licence ${row.drugLicence}`]),
    ...(row.deviceLicence === null ? [] : [`Device licence ${row.deviceLicence}`]),
    ...(row.about === '' ? [] : [row.about]),
  ])
