import { istDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { chargesInForce, type Charges } from './charges.ts'
import { selectChargeRules } from './store.ts'

const rulesOf = memoize(({ db }) => selectChargeRules(db))

/** The charges in force at a moment, cached. */
export const chargesOf = async (context: Context, at: Date): Promise<Charges> =>
  chargesInForce(await rulesOf(context), istDate(at))
