import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  findAnyQuotation,
  findQuotation,
  opensQuotation,
  quotationUnknown,
  takeQuotation,
} from '../../modules/quotations/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { quotationFileOf } from './show-quotations.ts'

/**
 * ENGAGE-01: puts a quotation that came by mail among those of who opens its link. The account's whose address it was sent to opens it
 * signed in only, because its prices may be for that account alone.
 */
export async function openQuotation(
  context: Context,
  shopper: Shopper,
  { id, key }: Body<'openQuotation'>,
): Promise<HandlerResult<'openQuotation'>> {
  if (!opensQuotation(context.config, id, key)) return quotationUnknown()
  if (!(await takeQuotation(context.db, shopper, id))) return quotationUnknown()
  const row = await findQuotation(context.db, shopper, id)
  return row === undefined ? quotationUnknown() : ok({ success: true, number: row.number })
}

/** The PDF behind the link of the mail. */
export const mailedFile = async (context: Context, id: string, key: string) =>
  opensQuotation(context.config, id, key)
    ? quotationFileOf(context, await findAnyQuotation(context.db, id))
    : quotationUnknown()
