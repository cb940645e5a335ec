import { and, eq, gte, isNull, or, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
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

/** Names the rules as they stand: another one after every change. */
export async function chargesRevision(handle: Handle): Promise<string> {
  const [row] = await handle
    .select({ revision: sql<string>`coalesce(max(${chargeRule.id}), 0)::text` })
    .from(chargeRule)
  return row?.revision ?? '0'
}

export const lockCharges = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('charge_rule'))`)
}

/** Ends the rules of a kind on the day before `rule` begins, and adds it. */
export async function replaceCharge(
  tx: Transaction,
  rule: ChargeRule,
  dayBefore: string,
): Promise<void> {
  await tx
    .update(chargeRule)
    .set({ validTo: dayBefore })
    .where(
      and(
        eq(chargeRule.kind, rule.kind),
        or(isNull(chargeRule.validTo), gte(chargeRule.validTo, rule.validFrom)),
      ),
    )
  await tx.insert(chargeRule).values(rule)
}
