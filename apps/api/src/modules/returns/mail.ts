import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { trackPath, type CreditNoteRow } from '../orders/index.ts'
import type { ReturnRow } from './store.ts'
import { returnWords } from './view.ts'

const subjects: Readonly<Record<ReturnRow['state'], string>> = {
  requested: 'We have your request',
  approved: 'Your return is approved',
  picked: 'Your return is fetched',
  settled: 'Your return is settled',
  refused: 'Your return is not accepted',
  withdrawn: 'Your return is withdrawn',
  paid: 'Your money is on its way',
  sent_back: 'Your refund came back to us',
}

/** The mail about a return's new state. `accountPath`: where the buyer says which account the money shall go to. */
export const returnMail = (
  config: Config,
  to: { email: string; orderId: string; accountPath?: string },
  one: ReturnRow,
  creditNotes: readonly CreditNoteRow[] = [],
): Message =>
  plainMail(config, to.email, `${subjects[one.state]}: ${one.number}`, [
    one.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
    `Reason: ${returnReasonLabel(one.reason)}`,
    returnWords(one),
    ...(to.accountPath === undefined
      ? []
      : [
          `Tell us the UPI ID or bank account here: ${config.origin}${to.accountPath}`,
          'We never ask for a PIN, a password or a one-time code.',
        ]),
    ...(creditNotes.length > 0
      ? [
          `Credit notes: ${creditNotes.map(({ number }) => number).join(', ')}. You find them with your order.`,
        ]
      : []),
    `Your order: ${config.origin}${trackPath(config.secret, to.orderId)}`,
  ])

/** The mail about a replacement that a suspension of its seller stops (OPS-06). */
export const stoppedMail = (
  config: Config,
  to: { email: string; orderId: string },
  one: ReturnRow,
): Message =>
  plainMail(config, to.email, `Your replacement is stopped: ${one.number}`, [
    one.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
    returnWords(one),
    `Take it on the page of your order: ${config.origin}${trackPath(config.secret, to.orderId)}`,
  ])

/** What a buyer reads of a parcel that never arrived, by the reason why (RET-05). */
const neverCame = {
  came_back: {
    subject: 'Your parcel came back to the seller',
    words:
      'The courier could not hand these goods over and brought them back. The seller checks them now.',
  },
  lost: {
    subject: 'The courier lost your parcel',
    words: 'We are sorry: the courier can’t find these goods, so they won’t arrive.',
  },
} as const

/** The mail about a parcel that staff have given up (RET-05). */
export const neverCameMail = (
  config: Config,
  to: { email: string; orderId: string },
  reason: keyof typeof neverCame,
  one: ReturnRow,
): Message =>
  plainMail(config, to.email, `${neverCame[reason].subject}: ${one.number}`, [
    one.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
    neverCame[reason].words,
    'What you have paid for them goes back to you: another mail says how much, and which way. You needn’t do anything. Cash that was to be paid at the door isn’t asked for any more.',
    `Your order: ${config.origin}${trackPath(config.secret, to.orderId)}`,
  ])
