import type { Handle } from '../../platform/db/database.ts'
import type { ChargeRule } from '@upchar/reference/charge-rules'
import { chargeRule } from './tables.ts'

export const selectChargeRules = (handle: Handle): Promise<ChargeRule[]> =>
  handle
    .select({
      kind: chargeRule.kind,
      amountPaise: chargeRule.amountPaise,
      gstBp: chargeRule.gstBp,
      chargedBy: chargeRule.chargedBy,
      freeFromPaise: chargeRule.freeFromPaise,
      validFrom: chargeRule.validFrom,
      validTo: chargeRule.validTo,
      source: chargeRule.source,
    })
    .from(chargeRule)
    .orderBy(chargeRule.id)
