import { ok } from '@upchar/kernel/result'
import { merchantItems } from '../../modules/catalogue/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/** A part of the feed for shopping engines, with the prices that the pages show. */
export async function showMerchantFeed(
  context: Context,
  part: number,
): Promise<HandlerResult<'getMerchantFeed'>> {
  const { gst_inclusive_price: gstInclusive } = await flagsOf(context)
  return ok({ success: true, ...(await merchantItems(context, part, gstInclusive)) })
}
