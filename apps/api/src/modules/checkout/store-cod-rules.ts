import type { CodRule } from '@upchar/reference/cod-rules'
import { asc, gte, isNull, or, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
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

export const lockCodRules = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cod_rule'))`)
}

/** Changes with every change of the rules. */
export async function codRevision(handle: Handle): Promise<string> {
  const [row] = await handle
    .select({ revision: sql<string>`coalesce(max(${codRule.id}), 0)::text` })
    .from(codRule)
  return row?.revision ?? '0'
}

/** Ends all rules on the day before `rule` begins, also one that would begin later, and adds it. */
export async function replaceCodRule(
  tx: Transaction,
  rule: CodRule,
  dayBefore: string,
): Promise<void> {
  await tx
    .update(codRule)
    .set({ validTo: dayBefore })
    .where(or(isNull(codRule.validTo), gte(codRule.validTo, rule.validFrom)))
  await tx.insert(codRule).values(rule)
}
