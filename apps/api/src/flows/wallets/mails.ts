import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { WalletChange } from '../../modules/ledger/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'

type Told = Pick<WalletChange, 'amountPaise' | 'expiresAt' | 'reason'>

/** Tells a customer what staff gave or took. */
export function walletMail(
  config: Config,
  { email }: { email: string },
  { amountPaise, expiresAt, reason }: Told,
): Message {
  const amount = formatRupees(Math.abs(amountPaise))
  const history = `See your wallet: ${config.origin}/account?selected=wallet`
  if (expiresAt === null)
    return plainMail(config, email, `${amount} was taken from your wallet`, [
      `We have taken ${amount} from your wallet.`,
      `Why: ${reason}`,
      history,
    ])
  // It expires as the day after begins.
  const lastDay = formatIstDate(new Date(expiresAt.getTime() - 1))
  return plainMail(config, email, `${amount} was added to your wallet`, [
    `We have added ${amount} to your wallet. You can pay with it until ${lastDay}.`,
    `Why: ${reason}`,
    'It is a promotional credit: it pays for orders, and can’t be paid out or passed on.',
    history,
  ])
}
