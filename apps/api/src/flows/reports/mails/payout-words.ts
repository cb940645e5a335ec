import { endOfIstDate, startOfIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { statementMoney } from '../../../modules/statements/index.ts'
import type { Context } from '../../../platform/context.ts'
import { money, type Days, type ReportWords } from './words.ts'

/** Statements closed and paid out in the days, and what is still to be paid. */
export async function payoutWords({ db }: Context, { from, until }: Days): Promise<ReportWords> {
  const sums = await statementMoney(db, {
    begins: new Date(startOfIstDate(from)),
    ends: new Date(endOfIstDate(until)),
  })
  return {
    isEmpty: sums.closed + sums.paid + sums.open === 0,
    path: sums.open === 0 ? '/console/statements' : '/console/statements?state=to_pay',
    lines: [
      sums.closed === 0
        ? 'No statement was closed.'
        : `${plural(sums.closed, 'statement')} closed: ${money(sums.closedPaise)} to be paid out.`,
      sums.paid === 0
        ? 'Nothing was paid out.'
        : `${plural(sums.paid, 'statement')} paid out: ${money(sums.paidPaise)}.`,
      sums.open === 0
        ? 'Nothing is still to be paid.'
        : `Still to be paid today: ${money(sums.openPaise)} of ${plural(sums.open, 'statement')}.`,
    ],
  }
}
