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
}

/** The mail about a return's new state. */
export const returnMail = (
  config: Config,
  to: { email: string; orderId: string },
  one: ReturnRow,
  creditNotes: readonly CreditNoteRow[] = [],
): Message =>
  plainMail(config, to.email, `${subjects[one.state]}: ${one.number}`, [
    one.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n'),
    `Reason: ${returnReasonLabel(one.reason)}`,
    returnWords(one),
    ...(creditNotes.length > 0
      ? [
          `Credit notes: ${creditNotes.map(({ number }) => number).join(', ')}. You find them with your order.`,
        ]
      : []),
    `Your order: ${config.origin}${trackPath(config.secret, to.orderId)}`,
  ])
