import type { Handle, Transaction } from '../../platform/db/database.ts'
import { dayRules } from '../../platform/db/day-rules.ts'
import { eq } from '../../platform/db/sql.ts'
import type { ChargeRule } from '@upchar/reference/charge-rules'
import { chargeRule } from './tables.ts'

export const selectChargeRules = (handle: Handle): Promise<ChargeRule[]> =>
  handle
    .select({
      kind: chargeRule.kind,
      basis: chargeRule.basis,
      amountPaise: chargeRule.amountPaise,
      percentBp: chargeRule.percentBp,
      atMostPaise: chargeRule.atMostPaise,
      gstBp: chargeRule.gstBp,
      chargedBy: chargeRule.chargedBy,
      freeFromPaise: chargeRule.freeFromPaise,
      validFrom: chargeRule.validFrom,
      validTo: chargeRule.validTo,
      source: chargeRule.source,
    })
    .from(chargeRule)
    .orderBy(chargeRule.id)

export const chargeDays = dayRules(chargeRule)

/** Ends the rules of a kind as `rule` begins, and adds it. */
export async function replaceCharge(tx: Transaction, rule: ChargeRule): Promise<void> {
  await chargeDays.endBefore(tx, rule.validFrom, eq(chargeRule.kind, rule.kind))
  await tx.insert(chargeRule).values(rule)
}
