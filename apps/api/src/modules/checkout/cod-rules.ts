import { istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import { formatRupees } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { CodRule } from '@upchar/reference/cod-rules'
import { selectCodRules } from './store-cod-rules.ts'

const rulesOf = memoize(({ db }: Pick<Context, 'db' | 'changes' | 'log'>) => selectCodRules(db))

/** The rule in force on the day in India; undefined: no cash on delivery. */
export const codRuleOf = async (context: Context, at: Date): Promise<CodRule | undefined> =>
  ruleInForce(await rulesOf(context), istDate(at))

export type CodQuestion = {
  pincode: string
  /** Whether couriers accept cash at the pincode. */
  placeTakesCash: boolean
  /** Includes the fee. */
  totalPaise: number
  lines: readonly { coldChain: boolean; businessCategory: string }[]
}

const pharma = new Set(['pharmaceutical', 'vaccines'])

export type CodProblem = { message: string; newcomersOnly: boolean }

const no = (message: string, newcomersOnly = false): CodProblem => ({ message, newcomersOnly })

/**
 * The buyer's message if cash on delivery is not offered (CHECKOUT-05), otherwise null. `newcomersOnly`: the
 * refusal does not apply to guests with a delivered order.
 */
export function codProblem(rule: CodRule | undefined, question: CodQuestion): CodProblem | null {
  if (rule === undefined) return no('Cash on delivery is not offered at the moment.')
  if (!question.placeTakesCash) return no(`Cash on delivery is not offered at ${question.pincode}.`)
  if (!rule.allowColdChain && question.lines.some((line) => line.coldChain))
    return no('Cash on delivery is not offered for goods that must stay cool.')
  if (!rule.allowPharma && question.lines.some((line) => pharma.has(line.businessCategory)))
    return no('Cash on delivery is not offered for medicines and vaccines.')
  if (
    !rule.allowRefurbished &&
    question.lines.some((line) => line.businessCategory === 'refurbished-devices')
  )
    return no('Cash on delivery is not offered for refurbished devices.')
  if (question.totalPaise > rule.maxTotalPaise)
    return no(`Cash on delivery is offered up to ${formatRupees(rule.maxTotalPaise)}.`)
  if (question.totalPaise > rule.maxNewGuestPaise)
    return no(
      `For a first order, cash on delivery is offered up to ${formatRupees(rule.maxNewGuestPaise)}.`,
      true,
    )
  return null
}
