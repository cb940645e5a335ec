import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Config } from '../../../platform/config.ts'
import type { Message } from '../../../platform/mail/mail.ts'
import { plainMail } from '../../../platform/mail/plain-mail.ts'
import type { Dispute } from '../store/disputes.ts'

const rupees = (paise: number) => formatRupees(paise, { paise: 'always' })

const what = ({
  amountPaise,
  deductedPaise,
}: Dispute): Readonly<Record<Dispute['state'], readonly [string, string]>> => {
  const money = rupees(amountPaise)
  return {
    open: [
      `A payment of ${money} is disputed`,
      'The buyer’s bank asks for the money back. Send the gateway evidence, such as the invoice and the proof of delivery, or accept the dispute.',
    ],
    under_review: [
      `The bank looks at the evidence for ${money}`,
      'The gateway has taken the answer. There is nothing to do until the bank decides.',
    ],
    won: [`A dispute over ${money} is won`, 'The money stays with the shop.'],
    lost: [
      `A dispute over ${money} is lost`,
      'The bank has given the buyer the money back. What was to be refunded of this payment is not sent again.',
    ],
    closed: [
      `A dispute over ${money} is closed`,
      deductedPaise === 0
        ? 'The gateway reports no deduction. Look in its settlements whether it took one: Disputes in the console, under “To settle”, keeps this one until you note what you found.'
        : `The bank took nothing, but the gateway has taken off ${rupees(deductedPaise)}: ask it for the money. It counts as a loss until a settlement brings it back.`,
    ],
  }
}

/** Tells staff of a dispute, and until when to answer (RET-04). `twicePaise`: what the buyer has twice, by refunds and by the bank. */
export function disputeMail(config: Config, dispute: Dispute, twicePaise: number): Message {
  const [subject, words] = what(dispute)[dispute.state]
  const { respondBy, state } = dispute
  const isToAnswer = state === 'open' && respondBy !== null
  const lastDay = respondBy === null ? '' : formatIstDate(respondBy, 'full')
  return plainMail(
    config,
    config.SUPPORT_EMAIL,
    isToAnswer ? `${subject}: answer by ${lastDay}` : subject,
    [
      words,
      ...(state === 'lost' && twicePaise > 0
        ? [
            `The buyer had a refund already and has ${rupees(twicePaise)} twice now. Disputes in the console, under “To settle”, says where it is and what can be done.`,
          ]
        : []),
      ...(dispute.reason ? [`The bank’s reason: ${dispute.reason}`] : []),
      ...(isToAnswer ? [`Answer by ${lastDay}: later, the dispute is lost.`] : []),
      `Dispute ${dispute.id} in the console: ${config.origin}/console/disputes`,
    ],
  )
}

/** Tells staff that the gateway didn't take an answer that it was sent later (RET-04). */
export const evidenceRefusedMail = (
  config: Config,
  { id, amountPaise, respondBy }: Pick<Dispute, 'id' | 'amountPaise' | 'respondBy'>,
): Message =>
  plainMail(
    config,
    config.SUPPORT_EMAIL,
    `The gateway refuses the evidence for ${formatRupees(amountPaise, { paise: 'always' })}`,
    [
      `What you sent for dispute ${id} was not taken. Answer again with other files, or in the gateway’s dashboard.`,
      ...(respondBy === null
        ? []
        : [`Answer by ${formatIstDate(respondBy, 'full')}: later, the dispute is lost.`]),
      `Dispute ${id} in the console: ${config.origin}/console/disputes`,
    ],
  )
