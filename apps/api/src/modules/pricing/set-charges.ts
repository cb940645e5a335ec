import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import type { ChargeRule } from '@upchar/reference/charge-rules'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { chargesInForce, feeTypeOf, type Charges } from './charges.ts'
import { chargeDays, replaceCharge, selectChargeRules } from './store.ts'

type View = Answer<'staffGetSetup'>['charges']

const rupeesOrNull = (paise: number | null | undefined) =>
  paise == null ? null : paiseToRupees(paise)

const rupeesOf = (charges: Charges): Omit<View, 'revision'> => {
  const {
    shipping,
    minimum_order: minimum,
    cod_fee: cash,
    platform_fee: fee,
    data_logger: logger,
  } = charges
  return {
    delivery: paiseToRupees(shipping?.amountPaise ?? 0),
    free_delivery_from: rupeesOrNull(shipping?.freeFromPaise),
    minimum_order: paiseToRupees(minimum?.amountPaise ?? 0),
    cash_on_delivery: paiseToRupees(cash?.amountPaise ?? 0),
    platform_fee_type: feeTypeOf(fee),
    platform_fee: paiseToRupees(fee?.amountPaise ?? 0),
    platform_fee_percent: (fee?.percentBp ?? 0) / 100,
    platform_fee_at_most: rupeesOrNull(fee?.atMostPaise),
    platform_fee_free_from: rupeesOrNull(fee?.freeFromPaise),
    data_logger: paiseToRupees(logger?.amountPaise ?? 0),
    data_logger_free_from: rupeesOrNull(logger?.freeFromPaise),
  }
}

/** The charges in force. Not cached: staff see their own changes at once. */
export async function showCharges(handle: Handle, at: Date): Promise<View> {
  const [rules, revision] = [await selectChargeRules(handle), await chargeDays.revision(handle)]
  return { ...rupeesOf(chargesInForce(rules, istDate(at))), revision }
}

const source = 'set by staff'

type Terms = Pick<
  ChargeRule,
  'basis' | 'amountPaise' | 'percentBp' | 'atMostPaise' | 'freeFromPaise'
>

const fixed = (amountPaise: number, freeFromPaise: number | null = null): Terms => ({
  basis: 'fixed',
  amountPaise,
  percentBp: null,
  atMostPaise: null,
  freeFromPaise,
})

const paiseOrNull = (rupees: number | null) => (rupees === null ? null : wireToPaise(rupees))

function platformFee(wanted: Body<'staffSetCharges'>): Terms {
  const freeFromPaise = paiseOrNull(wanted.platform_fee_free_from)
  switch (wanted.platform_fee_type) {
    case 'none':
      return fixed(0)
    case 'percentage':
      return {
        basis: 'percentage',
        amountPaise: 0,
        percentBp: Math.round(wanted.platform_fee_percent * 100),
        atMostPaise: paiseOrNull(wanted.platform_fee_at_most),
        freeFromPaise,
      }
    default:
      return {
        ...fixed(wireToPaise(wanted.platform_fee), freeFromPaise),
        basis: wanted.platform_fee_type,
      }
  }
}

const sameTerms = (a: Terms, b: Terms): boolean =>
  a.basis === b.basis &&
  a.amountPaise === b.amountPaise &&
  a.percentBp === b.percentBp &&
  a.atMostPaise === b.atMostPaise &&
  a.freeFromPaise === b.freeFromPaise

/** The rules that differ from those in force. */
function changedRules(
  now: Charges,
  wanted: Body<'staffSetCharges'>,
  validFrom: string,
): ChargeRule[] {
  const common = { validFrom, validTo: null, source }
  const bySeller = { ...common, gstBp: null, chargedBy: 'seller' } as const
  const byPlatform = (kind: 'cod_fee' | 'platform_fee' | 'data_logger') =>
    ({ ...common, kind, gstBp: now[kind]?.gstBp ?? 1_800, chargedBy: 'platform' }) as const
  const rules: ChargeRule[] = [
    {
      ...bySeller,
      kind: 'shipping',
      ...fixed(wireToPaise(wanted.delivery), paiseOrNull(wanted.free_delivery_from)),
    },
    { ...bySeller, kind: 'minimum_order', ...fixed(wireToPaise(wanted.minimum_order)) },
    {
      ...byPlatform('cod_fee'),
      ...fixed(wireToPaise(wanted.cash_on_delivery), now.cod_fee?.freeFromPaise),
    },
    { ...byPlatform('platform_fee'), ...platformFee(wanted) },
    {
      ...byPlatform('data_logger'),
      ...fixed(wireToPaise(wanted.data_logger), paiseOrNull(wanted.data_logger_free_from)),
    },
  ]
  return rules.filter((rule) => !sameTerms(rule, now[rule.kind] ?? fixed(0)))
}

/** Changes delivery charge, minimum order, cash and platform fee and temperature logger from today on. Carts follow within seconds, checkouts keep their quote. */
export async function setCharges(
  tx: Transaction,
  { staffId, at }: { staffId: string | null; at: Date },
  wanted: Body<'staffSetCharges'>,
) {
  await chargeDays.lock(tx)
  if ((await chargeDays.revision(tx)) !== wanted.seen_revision)
    return err({
      code: 'changed_meanwhile' as const,
      message: 'Somebody else has changed the charges. Look at them again, then decide.',
    })
  const today = istDate(at)
  const before = chargesInForce(await selectChargeRules(tx), today)
  const rules = changedRules(before, wanted, today)
  if (rules.length === 0) return ok(undefined)
  for (const rule of rules) await replaceCharge(tx, rule)
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
