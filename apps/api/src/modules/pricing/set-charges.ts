import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { addDays, istDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import type { ChargeRule } from '@upchar/reference/charge-rules'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { chargesInForce, type Charges } from './charges.ts'
import { chargesRevision, lockCharges, replaceCharge, selectChargeRules } from './store.ts'

type View = Answer<'staffGetSetup'>['charges']

const rupeesOf = (charges: Charges): Omit<View, 'revision'> => {
  const free = charges.shipping?.freeFromPaise ?? null
  return {
    delivery: paiseToRupees(charges.shipping?.amountPaise ?? 0),
    free_delivery_from: free === null ? null : paiseToRupees(free),
    minimum_order: paiseToRupees(charges.minimum_order?.amountPaise ?? 0),
    cash_on_delivery: paiseToRupees(charges.cod_fee?.amountPaise ?? 0),
  }
}

/** The charges in force. Not cached: staff see their own changes at once. */
export async function showCharges(handle: Handle, at: Date): Promise<View> {
  const [rules, revision] = [await selectChargeRules(handle), await chargesRevision(handle)]
  return { ...rupeesOf(chargesInForce(rules, istDate(at))), revision }
}

const source = 'set by staff'

/** The rules that differ from those in force. */
function changedRules(
  now: Charges,
  wanted: Body<'staffSetCharges'>,
  validFrom: string,
): ChargeRule[] {
  const common = { validFrom, validTo: null, source }
  const bySeller = { ...common, gstBp: null, chargedBy: 'seller', freeFromPaise: null } as const
  const freeFrom =
    wanted.free_delivery_from === null ? null : wireToPaise(wanted.free_delivery_from)
  const rules: ChargeRule[] = [
    {
      ...bySeller,
      kind: 'shipping',
      amountPaise: wireToPaise(wanted.delivery),
      freeFromPaise: freeFrom,
    },
    { ...bySeller, kind: 'minimum_order', amountPaise: wireToPaise(wanted.minimum_order) },
    {
      ...common,
      kind: 'cod_fee',
      amountPaise: wireToPaise(wanted.cash_on_delivery),
      gstBp: now.cod_fee?.gstBp ?? 1_800,
      chargedBy: 'platform',
      freeFromPaise: now.cod_fee?.freeFromPaise ?? null,
    },
  ]
  return rules.filter(
    ({ kind, amountPaise, freeFromPaise }) =>
      now[kind]?.amountPaise !== amountPaise ||
      (now[kind]?.freeFromPaise ?? null) !== freeFromPaise,
  )
}

/** Changes delivery charge, minimum order and cash fee from today on. Carts follow within seconds, checkouts keep their quote. */
export async function setCharges(
  tx: Transaction,
  { staffId, at }: { staffId: string | null; at: Date },
  wanted: Body<'staffSetCharges'>,
) {
  await lockCharges(tx)
  if ((await chargesRevision(tx)) !== wanted.seen_revision)
    return err({
      code: 'changed_meanwhile' as const,
      message: 'Somebody else has changed the charges. Look at them again, then decide.',
    })
  const today = istDate(at)
  const before = chargesInForce(await selectChargeRules(tx), today)
  const rules = changedRules(before, wanted, today)
  if (rules.length === 0) return ok(undefined)
  for (const rule of rules) await replaceCharge(tx, rule, addDays(today, -1))
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.charges',
    subject: { kind: 'charges', id: 'charges' },
    before: rupeesOf(before),
    after: rupeesOf(chargesInForce(await selectChargeRules(tx), today)),
    at,
  })
  await announceChange(tx)
  return ok(undefined)
}
