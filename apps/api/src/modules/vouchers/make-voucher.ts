import type { Body } from '@upchar/contract/schema/endpoints'
import { endOfIstDate, formatIstEnd, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { parseRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { codeTaken, voucherInvalid } from './errors.ts'
import { findAppVoucher, insertVoucher, lockAppVouchers } from './store/staff.ts'

type Wanted = Body<'staffMakeVoucher'>
type Problem = { field: string; message: string }

const inPaise = (rupees: number): number | undefined => {
  const read = parseRupees(rupees)
  return read.ok ? read.value : undefined
}

const twoDecimals = 'Use at most two decimals.'

/** The invitation to the app names one voucher. */
const appTaken = ({ code, endsAt }: { code: string; endsAt: Date }): Problem => ({
  field: 'for_app',
  message: `${code} is the app’s voucher until ${formatIstEnd(endsAt)}. End it, or choose days after it.`,
})

/** Validates the terms field by field. */
function problemsOf(wanted: Wanted, sellerIds: readonly number[], today: string): Problem[] {
  const {
    kind,
    value,
    max_discount: max,
    minimum_value: minimum,
    first_day: first,
    last_day: last,
    seller_id: seller,
  } = wanted
  const problems: (Problem | false)[] = [
    kind === 'percent' &&
      (value > 90 || value < 0.01) && {
        field: 'value',
        message: 'Use 0.01 to 90%: something is always left to pay.',
      },
    kind === 'amount' &&
      value >= minimum && {
        field: 'minimum_value',
        message: 'The goods must be worth more than what is taken off.',
      },
    inPaise(value) === undefined && { field: 'value', message: twoDecimals },
    inPaise(minimum) === undefined && { field: 'minimum_value', message: twoDecimals },
    max !== null && inPaise(max) === undefined && { field: 'max_discount', message: twoDecimals },
    kind === 'amount' &&
      max !== null && { field: 'max_discount', message: 'A fixed amount has no maximum.' },
    seller !== null &&
      !sellerIds.includes(seller) && { field: 'seller_id', message: 'There is no such seller.' },
    wanted.for_app &&
      (kind !== 'percent' || !wanted.listed) && {
        field: 'for_app',
        message: 'The app’s voucher is a percentage, and advertised in the shop.',
      },
    first < today && { field: 'first_day', message: 'Choose today or a later day.' },
    last < first && { field: 'last_day', message: 'Choose the first day or a later one.' },
  ]
  return problems.filter((problem) => problem !== false)
}

/** Creates a voucher; its terms never change afterwards. The value is its id. */
export async function makeVoucher(
  { db, clock }: Context,
  by: string,
  wanted: Wanted,
  sellerIds: readonly number[],
) {
  const at = clock.now()
  const today = istDate(at)
  const problems = problemsOf(wanted, sellerIds, today)
  if (problems.length > 0) return voucherInvalid(problems)
  const { code, kind, value, max_discount: max, reason } = wanted
  const row = {
    id: newId(),
    code,
    percentBp: kind === 'percent' ? (inPaise(value) ?? null) : null,
    amountPaise: kind === 'amount' ? (inPaise(value) ?? null) : null,
    maxDiscountPaise: max === null ? null : (inPaise(max) ?? null),
    minimumPaise: inPaise(wanted.minimum_value) ?? 0,
    businessCategory: wanted.business_category,
    sellerId: wanted.seller_id,
    audience: wanted.audience,
    listed: wanted.listed,
    automatic: wanted.automatic,
    forApp: wanted.for_app,
    maxUses: wanted.max_uses,
    maxUsesPerBuyer: wanted.max_uses_per_buyer,
    startsAt: wanted.first_day === today ? at : new Date(startOfIstDate(wanted.first_day)),
    endsAt: new Date(endOfIstDate(wanted.last_day)),
    reason,
    madeBy: by,
    madeAt: at,
  }
  return decideInTransaction(db, async (tx) => {
    if (row.forApp) {
      await lockAppVouchers(tx)
      const other = await findAppVoucher(tx, row)
      if (other !== undefined) return voucherInvalid([appTaken(other)])
    }
    if (!(await insertVoucher(tx, row))) return codeTaken()
    if (row.automatic) await announceChange(tx)
    const { code: _code, reason: _reason, ...terms } = wanted
    await recordAudit(tx, {
      by,
      action: 'voucher.make',
      subject: { kind: 'voucher', id: code },
      after: { ...terms, reason },
      at,
    })
    return ok(row.id)
  })
}
