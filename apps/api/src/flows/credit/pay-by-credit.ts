import type { Body } from '@upchar/contract/schema/endpoints'
import { attributionOf } from '@upchar/kernel/attribution'
import {
  checkoutErrors,
  fillAttribution,
  findCheckout,
  paysByCredit,
} from '../../modules/checkout/index.ts'
import { notByCredit } from '../../modules/credit/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { placeOrder } from '../orders/place-order.ts'

/** Places a checkout that the customer's credit line pays (CREDIT-02): it is placed as any other, and the lender pays the shop. */
export async function payByCredit(
  context: Context,
  shopper: Shopper,
  { checkout: { id, total }, landed_page_url: landedPageUrl }: Body<'payByCredit'>,
  network: string | null,
): Promise<HandlerResult<'payByCredit'>> {
  const checkout = await findCheckout(context.db, id, shopper)
  if (checkout === undefined) return checkoutErrors.checkoutNotFound()
  if (!paysByCredit(checkout.paymentOption)) return notByCredit()
  if (landedPageUrl !== undefined) {
    const said = attributionOf({
      landedPageUrl,
      device: checkout.attribution?.device,
      platform: checkout.attribution?.platform,
    })
    await fillAttribution(context.db, checkout.id, said)
  }
  // Staff who order for a customer may not call this (AUTH-13).
  return placeOrder(context, shopper, checkout.id, { total, network, staffId: null })
}
