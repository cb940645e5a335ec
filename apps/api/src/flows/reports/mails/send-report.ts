import { formatIstDateTime } from '@upchar/kernel/dates'
import { MAILED_REPORTS, type MailedReport } from '@upchar/kernel/report-schedules'
import { sendOnce } from '../../../modules/report-schedules/index.ts'
import type { Context } from '../../../platform/context.ts'
import type { JobPayloads } from '../../../platform/jobs/jobs.ts'
import { plainMail } from '../../../platform/mail/plain-mail.ts'
import { expiryWords } from './expiry-words.ts'
import { payoutWords } from './payout-words.ts'
import { salesWords } from './sales-words.ts'
import { serviceWords } from './service-words.ts'
import { stockWords } from './stock-words.ts'
import { taxWords } from './tax-words.ts'
import { daysWords, type Days, type ReportWords } from './words.ts'

const wordsOf: Readonly<
  Record<MailedReport, (context: Context, days: Days) => Promise<ReportWords>>
> = {
  sales: salesWords,
  service: serviceWords,
  stock: stockWords,
  expiry: expiryWords,
  payouts: payoutWords,
  tax: taxWords,
}

/**
 * Job: makes a scheduled report and mails it. The mail has sums in words and where the console shows the rest to who is signed in;
 * no file, and nothing of a person.
 */
export const sendReport = (context: Context, key: JobPayloads['send-report']): Promise<void> =>
  sendOnce(context, key, async (report, days) => {
    const { lines, isEmpty, path } = await wordsOf[report](context, days)
    const { config, clock } = context
    const { name, isOfNow } = MAILED_REPORTS[report]
    const time = isOfNow ? formatIstDateTime(clock.now()) : daysWords(days)
    const subject = `${name}, ${time}${isEmpty ? ': nothing to report' : ''}`
    const paragraphs = [
      lines.join('\n'),
      `Details, after you have signed in: ${config.origin}${path}`,
      `You get this mail because a member of staff has chosen you. See or end it: ${config.origin}/console/scheduled-reports`,
    ]
    return { isEmpty, messageTo: (email) => plainMail(config, email, subject, paragraphs) }
  })
