import type { Context } from '../../platform/context.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { SellerFacts } from './store/sellers.ts'

type Told = Pick<SellerFacts, 'email' | 'tradeName'>

/** Tells a seller that its sales are stopped, and what of it goes on. */
export const suspendedMail = (
  config: Context['config'],
  { email, tradeName }: Told,
  reason: string,
): Message =>
  plainMail(config, email, `${tradeName}: sales are suspended`, [
    `We have suspended the sales of ${tradeName} on ${config.BRAND_NAME}. Your goods can't be bought from now on.`,
    `Why: ${reason}`,
    'Orders that were placed before stand. The seller portal is closed until the suspension is lifted: we pack them, or tell you what is to pack. Returns and settlements go on.',
    'If you think that this is a mistake, answer this mail with the facts.',
  ])

/** Tells a seller that its goods are sold again. */
export const liftedMail = (
  config: Context['config'],
  { email, tradeName }: Told,
  reason: string,
): Message =>
  plainMail(config, email, `${tradeName}: sales go on`, [
    `The suspension of ${tradeName} on ${config.BRAND_NAME} is lifted. Your goods can be bought again.`,
    `Why: ${reason}`,
  ])
