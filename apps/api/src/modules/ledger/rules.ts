import { addDays, endOfIstDate, formatIstDate, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { formatRupees, parseRupees, sumPaise } from '@upchar/kernel/money'
import { err, ok, type Result, type Refusal } from '@upchar/kernel/result'
import type { Part, Purse } from './model.ts'

const never = Number.POSITIVE_INFINITY
const lasting = ({ expiresAt }: Pick<Part, 'expiresAt'>): number => expiresAt?.getTime() ?? never

/** What is given back lasts at least so many days. */
const graceDays = 30

/**
 * The parts of a payment that an amount goes back to, what lasts longest first; earlier returns came first. Undefined when it
 * paid less. Parts that would expire sooner stay for thirty days.
 */
export function returnedParts(
  paid: readonly Part[],
  { returnedPaise, amountPaise }: { returnedPaise: number; amountPaise: number },
  at: Date,
): Part[] | undefined {
  const least = new Date(startOfIstDate(addDays(istDate(at), graceDays + 1)))
  const sums = new Map<number, number>()
  let [skip, left] = [returnedPaise, amountPaise]
  const byEnd = (a: Part, b: Part) => (lasting(a) === lasting(b) ? 0 : lasting(b) - lasting(a))
  for (const part of paid.toSorted(byEnd)) {
    const gone = Math.min(skip, part.amountPaise)
    const back = Math.min(left, part.amountPaise - gone)
    skip -= gone
    left -= back
    const end = Math.max(lasting(part), least.getTime())
    if (back > 0) sums.set(end, (sums.get(end) ?? 0) + back)
  }
  return left > 0
    ? undefined
    : [...sums].map(([end, paise]) => ({
        expiresAt: end === never ? null : new Date(end),
        amountPaise: paise,
      }))
}

/** Which accounts an amount comes from, the soonest to expire first; undefined when they hold less. */
export function partsOf(purses: readonly Purse[], amountPaise: number): Part[] | undefined {
  const inOrder = purses.toSorted((a, b) => {
    const [first, second] = [a.expiresAt?.getTime() ?? never, b.expiresAt?.getTime() ?? never]
    return first === second ? 0 : first - second
  })
  let left = amountPaise
  const parts = inOrder.flatMap(({ expiresAt, balancePaise }) => {
    const taken = Math.min(balancePaise, left)
    left -= taken
    return taken > 0 ? [{ expiresAt, amountPaise: taken }] : []
  })
  return left > 0 ||
    amountPaise <= 0 ||
    sumPaise(parts.map((part) => part.amountPaise)) !== amountPaise
    ? undefined
    : parts
}

/** Up to which one member changes a wallet alone, until staff set another limit. */
export const standardLimitPaise = 100_000
/** What one change moves at most, and how many days value lasts at most. */
export const mostPaise = 10_000_000
const mostDays = 730

type Asked = { direction: 'give' | 'take'; amount: number; lastDay: string | null }
type Terms = { amountPaise: number; expiresAt: Date | null }
type Wrong = Refusal & { code: 'wallet_change_invalid'; field: 'amount' | 'last_day' }

const wrong = (field: Wrong['field'], message: string) =>
  err({ code: 'wallet_change_invalid' as const, message, field })

/** The terms of a change that staff ask for. Value is good until the end of its last day in India. */
export function termsOf({ direction, amount, lastDay }: Asked, at: Date): Result<Terms, Wrong> {
  const typed = parseRupees(amount)
  if (!typed.ok || typed.value <= 0)
    return wrong('amount', 'Enter an amount in rupees, such as 250 or 249.50')
  if (typed.value > mostPaise) return wrong('amount', `At most ${formatRupees(mostPaise)} at once`)
  if (direction === 'take') return ok({ amountPaise: -typed.value, expiresAt: null })
  const today = istDate(at)
  if (lastDay === null || lastDay < today)
    return wrong('last_day', 'Enter the last day on which it can be spent')
  const latest = addDays(today, mostDays)
  if (lastDay > latest) return wrong('last_day', `At the latest ${formatIstDate(latest)}`)
  return ok({
    amountPaise: typed.value,
    expiresAt: new Date(endOfIstDate(lastDay)),
  })
}

/** Whether a second member must approve: this change and what went without one in a day exceed the limit together. */
export const needsSecond = (amountPaise: number, alonePaise: number, limitPaise: number): boolean =>
  Math.abs(amountPaise) + alonePaise > limitPaise
