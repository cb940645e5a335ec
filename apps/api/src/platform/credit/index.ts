import type { Config } from '../config.ts'
import { createCreditBackend } from './backend.ts'
import type { CreditBackend } from './port.ts'

export { createCreditBackend } from './backend.ts'
export type { CreditBackend, CreditDocument } from './port.ts'
export type { AccountTold, CreditForm, KeyFacts } from './wire.ts'

/** The fintech backend named by the settings; undefined: the shop has no credit line. */
export const createCredit = (config: Config): CreditBackend | undefined =>
  config.CREDIT_URL === undefined
    ? undefined
    : createCreditBackend({
        baseUrl: config.CREDIT_URL.replace(/\/$/, ''),
        clientId: config.CREDIT_CLIENT_ID ?? '',
        clientSecret: config.CREDIT_CLIENT_SECRET ?? '',
        webhookSecret: config.CREDIT_WEBHOOK_SECRET ?? '',
      })
