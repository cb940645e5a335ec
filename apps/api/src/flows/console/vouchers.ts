import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { sellersById } from '../../modules/sellers/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import {
  endVoucher,
  makeVoucher,
  selectVouchers,
  voucherView,
  type KeptVoucher,
} from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

type View = Answer<'staffListVouchers'>['vouchers'][number]

const stateOf = ({ startsAt, endsAt }: KeptVoucher, at: Date): View['state'] =>
  at >= endsAt ? 'over' : at < startsAt ? 'planned' : 'running'

async function viewsOf({ db, clock }: Context, id?: string): Promise<View[]> {
  const at = clock.now()
  const vouchers = await selectVouchers(db, at, id)
  const names = await staffNames(
    db,
    vouchers.map(({ madeBy }) => madeBy),
  )
  return vouchers.map((voucher) => ({
    ...voucherView(voucher),
    id: voucher.id,
    starts_at: voucher.startsAt.toISOString(),
    state: stateOf(voucher, at),
    audience: voucher.audience,
    listed: voucher.listed,
    automatic: voucher.automatic,
    business_category: voucher.businessCategory,
    funded_by:
      voucher.sellerId === null ? null : { id: voucher.sellerId, name: voucher.sellerName ?? '' },
    max_uses: voucher.maxUses,
    max_uses_per_buyer: voucher.maxUsesPerBuyer,
    uses: voucher.uses,
    given: paiseToRupees(voucher.givenPaise),
    held: voucher.held,
    reason: voucher.reason,
    made_by: names.get(voucher.madeBy ?? '') ?? null,
    made_at: voucher.madeAt.toISOString(),
  }))
}

async function showVoucher(context: Context, id: string) {
  const [voucher] = await viewsOf(context, id)
  if (voucher === undefined) throw new Error('a voucher that was just written is gone')
  return ok({ success: true as const, voucher })
}

/** All vouchers with their use, and the sellers who can fund one. */
export async function listVouchersForStaff(
  context: Context,
): Promise<HandlerResult<'staffListVouchers'>> {
  const [vouchers, sellers] = await Promise.all([viewsOf(context), sellersById(context.db)])
  return ok({
    success: true,
    vouchers,
    sellers: [...sellers.values()]
      .map(({ id, tradeName }) => ({ id, name: tradeName }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  })
}

/** Creates a voucher (CART-09). */
export async function addVoucher(
  context: Context,
  { staffId }: StaffCaller,
  body: Body<'staffMakeVoucher'>,
): Promise<HandlerResult<'staffMakeVoucher'>> {
  const made = await makeVoucher(context, staffId, body, [
    ...(await sellersById(context.db)).keys(),
  ])
  return made.ok ? showVoucher(context, made.value) : made
}

/** Ends a voucher now. */
export async function stopVoucher(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndVoucher'>,
): Promise<HandlerResult<'staffEndVoucher'>> {
  const ended = await endVoucher(context, staffId, id, reason)
  return ended.ok ? showVoucher(context, id) : ended
}
