import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { summaryOf } from './statement-lines.ts'
import type { Statement } from './store/statements.ts'
import { statementNumber } from './view.ts'

const money = (paise: number): string => formatRupees(paise, { paise: 'always' })

/** Tells a seller what a statement comes to, line by line (OPS-06). */
export function statementMail(config: Config, statement: Statement): Message {
  const { email, sellerName, fromDay, untilDay, payoutPaise, netPaise, carriedPaise } = statement
  const left = netPaise + carriedPaise
  return plainMail(config, email, `Statement ${statementNumber(statement)} of ${sellerName}`, [
    `Sales on ${config.BRAND_NAME} that were settled from ${formatIstDate(fromDay)} to ${formatIstDate(untilDay)}:`,
    summaryOf(statement)
      .map(([words, paise]) => `${words}: ${money(paise)}`)
      .join('\n'),
    payoutPaise > 0
      ? `We transfer ${money(payoutPaise)} to you.`
      : left < 0
        ? `Nothing is transferred: ${money(-left)} comes off the next statement.`
        : 'Nothing is transferred: it adds up to nothing.',
    'Answer this mail for the list of invoices and credit notes, or if something is wrong: we transfer nothing of a statement that is disputed.',
  ])
}
