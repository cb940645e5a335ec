import type { Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { flagsOf } from '../../modules/flags/index.ts'
import { findBalance, historyOf, partsView, selectParts } from '../../modules/ledger/index.ts'
import { selectEarning } from '../../modules/orders/index.ts'
import { pointsTermsOf, type PointsTerms } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { earnsPaise } from './settle-points.ts'

/** Terms in percent and points. */
export const termsView = (terms: PointsTerms) => ({
  earn_percentage: terms.earnBp / 100,
  earn_most: paiseToRupees(terms.earnMostPaise),
  spend_percentage: terms.spendBp / 100,
  spend_most: paiseToRupees(terms.spendMostPaise),
  valid_days: terms.validDays,
})

/** The caller's reward points: what can be used, what is to come, and a page of what came and went (CART-14). */
export async function showPoints(
  context: Context,
  customerId: string,
  query: Query<'getRewardPoints'>,
): Promise<HandlerResult<'getRewardPoints'>> {
  const { db, clock } = context
  const at = clock.now()
  const owner = { book: 'points', customerId } as const
  const [flags, terms, balance, parts, orders, history] = await Promise.all([
    flagsOf(context),
    pointsTermsOf(context, at),
    findBalance(db, owner, at),
    selectParts(db, owner, at),
    selectEarning(db, customerId),
    historyOf(db, owner, query),
  ])
  return ok({
    success: true,
    terms: flags.loyalty_program && terms !== undefined ? termsView(terms) : null,
    balance: paiseToRupees(balance.balancePaise),
    held: paiseToRupees(balance.heldPaise),
    parts: partsView(parts),
    pending: orders
      .map((order) => ({
        order_id: order.id,
        order_number: order.number,
        amount: paiseToRupees(earnsPaise(order)),
      }))
      .filter(({ amount }) => amount > 0),
    ...history,
  })
}
