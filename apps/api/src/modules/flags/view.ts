import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Config } from '../../platform/config.ts'
import { hasMailbox, mailboxPath } from '../../platform/mail/mailbox.ts'

/** The sign-in settings that pages need. */
export const signInOf = (config: Config): Answer<'getUserConfig'>['sign_in'] => ({
  one_tap: config.GOOGLE_CLIENT_ID !== undefined,
  mailbox: hasMailbox(config) ? mailboxPath : '',
})

/**
 * The operator and its contact details (E-Commerce Rules 2020, rule 4; Companies (Incorporation)
 * Rules 2014, rule 26).
 */
export const contactOf = (config: Config): Answer<'getUserConfig'>['contact'] => ({
  brand: config.BRAND_NAME,
  legal_name: config.LEGAL_NAME,
  cin: config.OPERATOR_CIN ?? null,
  support_email: config.SUPPORT_EMAIL,
  info_email: config.INFO_EMAIL,
  phone: config.SUPPORT_PHONE,
  city: config.OFFICE_CITY,
  // ID-03, as shown to buyers.
  support_hours: '9:00AM to 7:00PM',
  social: config.SOCIAL_LINKS,
  app_links: config.APP_STORE_LINKS,
  grievance_officer: config.GRIEVANCE_OFFICER,
  address: config.OFFICE_ADDRESS,
})
