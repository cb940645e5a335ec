import type { CodRule } from '@upchar/reference/cod-rules'
import { asc } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { dayRules } from '../../platform/db/day-rules.ts'
import { codRule } from './tables.ts'

export const selectCodRules = (handle: Handle): Promise<CodRule[]> =>
  handle
    .select({
      maxTotalPaise: codRule.maxTotalPaise,
      maxNewGuestPaise: codRule.maxNewGuestPaise,
      maxDayPaise: codRule.maxDayPaise,
      maxDayOrders: codRule.maxDayOrders,
      allowColdChain: codRule.allowColdChain,
      allowPharma: codRule.allowPharma,
      allowRefurbished: codRule.allowRefurbished,
      validFrom: codRule.validFrom,
      validTo: codRule.validTo,
      source: codRule.source,
    })
    .from(codRule)
    .orderBy(asc(codRule.id))

export const codDays = dayRules(codRule)

/** Ends all rules as `rule` begins, and adds it. */
export async function replaceCodRule(tx: Transaction, rule: CodRule): Promise<void> {
  await codDays.endBefore(tx, rule.validFrom)
  await tx.insert(codRule).values(rule)
}
