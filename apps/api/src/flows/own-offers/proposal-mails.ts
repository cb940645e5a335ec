import type { Context } from '../../platform/context.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { Message } from '../../platform/mail/mail.ts'
import type { Proposal } from './store/proposals.ts'

type Told = Pick<Proposal, 'email' | 'sku' | 'title' | 'before'>

const what = ({ sku, title, before }: Told) =>
  `${before === null ? 'the new offer' : 'the change of your offer'} ${sku} (${title})`

export const acceptedMail = (config: Context['config'], told: Told): Message =>
  plainMail(config, told.email, `${told.sku}: your proposal is accepted`, [
    `We have accepted ${what(told)}. It is in force now.`,
    ...(told.before === null
      ? [
          'Take its stock in by this SKU, in the seller portal under Stock, so that it can be bought.',
        ]
      : []),
  ])

export const refusedMail = (config: Context['config'], told: Told, reason: string): Message =>
  plainMail(config, told.email, `${told.sku}: your proposal is refused`, [
    `We have refused ${what(told)}. Nothing has changed.`,
    `Why: ${reason}`,
    'You can propose other terms in the seller portal under Products.',
  ])
