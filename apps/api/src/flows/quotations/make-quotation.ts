import type { Body } from '@upchar/contract/schema/endpoints'
import { formatIstEnd } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import { linesInCart, pincodeUnknown, wantedLine } from '../../modules/cart/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import {
  insertQuotation,
  newQuotation,
  quotationEmpty,
  termsNow,
} from '../../modules/quotations/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import { tooMany } from '../../platform/identity/refusals.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { priceQuotation } from './price-quotation.ts'
import { quotationView } from './quotation-view.ts'

/** Whole hospitals share one network. */
const limits = (network: string) =>
  [
    [30, 3600],
    [200, 86_400],
  ].map(([max = 0, seconds = 0]) => ({ key: `quotations from ${network}`, max, seconds }))

/** Makes a quotation of the given lines, or of the cart. */
export async function makeQuotation(
  context: Context,
  shopper: Shopper,
  network: string,
  body: Body<'createQuotation'>,
): Promise<HandlerResult<'createQuotation'>> {
  const at = context.clock.now()
  const items = body.lines?.map(wantedLine) ?? (await linesInCart(context.db, shopper, at))
  if (items.length === 0) return quotationEmpty('Your cart is empty: there is nothing to quote.')
  const allowed = await takeFrom(context, limits(network))
  if (!allowed.ok) return tooMany(allowed.error)
  const { days, conditions } = await termsNow(context.db)
  const pincode = body.pincode ?? (await flagsOf(context)).pincode
  const quoted = await priceQuotation(context, shopper, items, {
    pincode,
    conditions,
  })
  if (quoted === undefined) return pincodeUnknown()
  if (quoted.lines.length === 0)
    return quotationEmpty(
      `None of these products can be quoted: ${quoted.leftOut[0]?.message ?? 'they are no longer sold.'}`,
    )
  const row = newQuotation(quoted, { name: body.name, poNumber: body.po_number, days }, at)
  await insertQuotation(context.db, shopper, row)
  const left = quoted.leftOut.length
  return ok({
    success: true,
    quotation: quotationView({ ...row, ...quoted, lineCount: quoted.lines.length }, at),
    message: `Quotation ${row.number} is valid until ${formatIstEnd(row.validUntil)}.${left > 0 ? ` ${plural(left, 'product')} could not be quoted.` : ''}`,
  })
}
