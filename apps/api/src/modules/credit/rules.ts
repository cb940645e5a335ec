import { addDays, formatIstDate, istDate } from '@upchar/kernel/dates'
import { formatRupees, mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import type { KeyFacts } from '../../platform/credit/index.ts'
import type { CreditAccount, Draw } from './model.ts'

/** The lenders' offers in one order for everybody: the lowest annual rate first (RBI Digital Lending Directions 2025: fair display). */
export const inFairOrder = (lenders: readonly KeyFacts[]): KeyFacts[] =>
  lenders.toSorted(
    (a, b) =>
      a.apr_bp - b.apr_bp ||
      (a.lender_name < b.lender_name ? -1 : a.lender_name > b.lender_name ? 1 : 0),
  )

/** What an amount costs and when it is due (CREDIT-02): simple interest at the annual rate for the days of the line, half up. */
export const costOf = (
  { apr_bp, days }: Pick<KeyFacts, 'apr_bp' | 'days'>,
  amountPaise: number,
  at: Date,
): { dueOn: string; chargePaise: number } => ({
  dueOn: addDays(istDate(at), days),
  chargePaise: mulDivHalfUp(amountPaise, apr_bp * days, 10_000 * 365),
})

/** 1,800 basis points are 18 %. */
export const percent = (bp: number): string => `${String(bp / 100)} %`

const money = (paise: number) => formatRupees(paise, { paise: 'always' })

/** The cost of a draw-down in words, before the buyer presses the button (CHECKOUT-08). */
export function costText(
  { lender_name, apr_bp, days }: KeyFacts,
  amountPaise: number,
  { dueOn, chargePaise }: { dueOn: string; chargePaise: number },
): string {
  const cost =
    chargePaise === 0
      ? 'at no cost'
      : `and ${money(chargePaise)} for ${days} days at ${percent(apr_bp)} a year (APR)`
  return `${lender_name} pays ${money(amountPaise)} for you. You repay ${money(amountPaise)} ${cost} to the lender by ${formatIstDate(dueOn)}: ${money(amountPaise + chargePaise)} in all.`
}

/** A draw-down with what is still owed of it. */
export type DrawLeft<D extends Draw = Draw> = D & { leftPaise: number }

/** What is left of each draw-down: without what went back, and what was repaid pays the earliest due one first. */
export function leftOf<D extends Draw>(
  draws: readonly D[],
  { repaidPaise, givenBack }: { repaidPaise: number; givenBack: ReadonlyMap<string, number> },
): DrawLeft<D>[] {
  let repaid = repaidPaise
  return draws
    .toSorted(
      (a, b) =>
        (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0) ||
        a.drawnAt.getTime() - b.drawnAt.getTime(),
    )
    .map((draw) => {
      const owed = draw.amountPaise - (givenBack.get(draw.checkoutId) ?? 0)
      const paid = Math.min(owed, repaid)
      repaid -= paid
      return { ...draw, leftPaise: owed - paid }
    })
}

/** What is overdue on a day, in paise: due before it and not repaid. */
export const overduePaise = (draws: readonly DrawLeft[], today: string): number =>
  sumPaise(draws.filter(({ dueOn }) => dueOn < today).map(({ leftPaise }) => leftPaise))

/**
 * The limit to follow: one that rises without another request of the borrower doesn't count (RBI Digital Lending Directions 2025).
 * The first one was asked for by the application.
 */
export const allowedLimit = (
  known: Pick<CreditAccount, 'limitPaise' | 'limitRequest'> & { wasActive: boolean },
  told: { limitPaise: number; limitRequest: string | null },
): number =>
  known.wasActive &&
  told.limitPaise > known.limitPaise &&
  (told.limitRequest === null || told.limitRequest === known.limitRequest)
    ? known.limitPaise
    : told.limitPaise

/** Why nothing can be drawn; undefined when it can (CREDIT-02). */
export function drawProblem(
  account: Pick<CreditAccount, 'state' | 'lenderName' | 'reason'> | undefined,
  overdue: number,
): string | undefined {
  if (account === undefined || account.state === 'closed' || account.state === 'refused')
    return 'You have no credit line. Apply for one on the page Credit line, or choose another way to pay.'
  if (account.state === 'sending' || account.state === 'in_review')
    return `${account.lenderName} is still looking at your application. Choose another way to pay.`
  if (account.state === 'blocked')
    return `${account.lenderName} has blocked your credit line${account.reason === '' ? '' : `: ${account.reason}`}. Choose another way to pay.`
  return overdue > 0
    ? `${money(overdue)} of your credit line is overdue. Repay it on the page Credit line, or choose another way to pay.`
    : undefined
}
