import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import type { CodRule } from '@upchar/reference/cod-rules'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { codDays, replaceCodRule, selectCodRules } from './store-cod-rules.ts'

type View = Answer<'staffGetSetup'>['cash_rules']

const rupeesOrNull = (paise: number | null) => (paise === null ? null : paiseToRupees(paise))

const ruleView = (rule: CodRule): Omit<View, 'revision'> => ({
  at_most: paiseToRupees(rule.maxTotalPaise),
  first_order_at_most: paiseToRupees(rule.maxNewGuestPaise),
  a_day_at_most: rupeesOrNull(rule.maxDayPaise),
  orders_a_day: rule.maxDayOrders,
  cold_chain: rule.allowColdChain,
  medicines: rule.allowPharma,
  refurbished: rule.allowRefurbished,
})

/** No rule in force: cash isn't offered. */
const NEVER: Omit<View, 'revision'> = {
  at_most: 0,
  first_order_at_most: 0,
  a_day_at_most: null,
  orders_a_day: null,
  cold_chain: false,
  medicines: false,
  refurbished: false,
}

async function inForce(handle: Handle, at: Date): Promise<Omit<View, 'revision'>> {
  const rule = ruleInForce(await selectCodRules(handle), istDate(at))
  return rule === undefined ? NEVER : ruleView(rule)
}

/** When cash on delivery is offered. Not cached: staff see their own changes at once. */
export const showCashRules = async (handle: Handle, at: Date): Promise<View> => ({
  ...(await inForce(handle, at)),
  revision: await codDays.revision(handle),
})

/** Changes from today on when cash on delivery is offered (CHECKOUT-05). Orders placed stand. */
export async function setCashRules(
  tx: Transaction,
  { staffId, at }: { staffId: string | null; at: Date },
  { seen_revision: seen, ...wanted }: Body<'staffSetCashRules'>,
) {
  await codDays.lock(tx)
  if ((await codDays.revision(tx)) !== seen)
    return err({
      code: 'changed_meanwhile' as const,
      message: 'Somebody else has changed the cash rules. Look at them again, then decide.',
    })
  const today = istDate(at)
  const before = await inForce(tx, at)
  const rule: CodRule = {
    maxTotalPaise: wireToPaise(wanted.at_most),
    maxNewGuestPaise: wireToPaise(wanted.first_order_at_most),
    maxDayPaise: wanted.a_day_at_most === null ? null : wireToPaise(wanted.a_day_at_most),
    maxDayOrders: wanted.orders_a_day,
    allowColdChain: wanted.cold_chain,
    allowPharma: wanted.medicines,
    allowRefurbished: wanted.refurbished,
    validFrom: today,
    validTo: null,
    source: 'set by staff',
  }
  if (JSON.stringify(before) === JSON.stringify(ruleView(rule))) return ok(undefined)
  await replaceCodRule(tx, rule)
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.cash_rules',
    subject: { kind: 'cash_rules', id: 'cash_rules' },
    before,
    after: ruleView(rule),
    at,
  })
  await announceChange(tx)
  return ok(undefined)
}
