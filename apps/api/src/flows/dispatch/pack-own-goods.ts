import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { showOwnParcel } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { packGoods } from './pack-goods.ts'

/** A member keeps batches and serial numbers of an own parcel, by the rules that staff have (APP-01). */
export async function packOwnGoods(
  context: Context,
  member: SellerCaller,
  id: string,
  body: Body<'sellerPackGoods'>,
): Promise<HandlerResult<'sellerPackGoods'>> {
  const packed = await packGoods(context, member, id, body)
  if (!packed.ok) return packed
  const shown = await showOwnParcel(context, member, id)
  return shown.ok ? ok({ ...shown.value, rest: packed.value.rest }) : shown
}
