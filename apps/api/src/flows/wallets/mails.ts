import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import { pointsText } from '@upchar/kernel/reward-points'
import type { WalletChange } from '../../modules/ledger/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'

const walletWords = {
  name: 'wallet',
  amount: formatRupees,
  added: (amount: string) => `${amount} was added to your wallet`,
  taken: (amount: string) => `${amount} was taken from your wallet`,
  use: 'pay with it',
  terms: 'It is a promotional credit: it pays for orders, and can’t be paid out or passed on.',
}

const pointsWords = {
  name: 'reward points',
  amount: pointsText,
  added: (amount: string) => `You have ${amount} more`,
  taken: (amount: string) => `${amount} were taken back`,
  use: 'use them',
  terms:
    'A point takes ₹1 off the price of an order. Points can’t be bought, paid out or passed on.',
}

type Told = Pick<WalletChange, 'book' | 'amountPaise' | 'expiresAt' | 'reason'>

/** Tells a customer what staff gave or took. */
export function walletMail(
  config: Config,
  { email }: { email: string },
  { book, amountPaise, expiresAt, reason }: Told,
): Message {
  const words = book === 'wallet' ? walletWords : pointsWords
  const amount = words.amount(Math.abs(amountPaise))
  const history = `See your ${words.name}: ${config.origin}/account?selected=${book}`
  if (expiresAt === null)
    return plainMail(config, email, words.taken(amount), [
      `We have taken ${amount} from your ${words.name}.`,
      `Why: ${reason}`,
      history,
    ])
  // It expires as the day after begins.
  const lastDay = formatIstDate(new Date(expiresAt.getTime() - 1))
  return plainMail(config, email, words.added(amount), [
    `We have added ${amount} to your ${words.name}. You can ${words.use} until ${lastDay}.`,
    `Why: ${reason}`,
    words.terms,
    history,
  ])
}
