import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  findAnyQuotation,
  findLinkedQuotation,
  opensQuotation,
  quotationUnknown,
  type Quotation,
} from '../../modules/quotations/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { quotationView } from './quotation-view.ts'
import { quotationFileOf } from './show-quotations.ts'

type Link = Body<'openQuotation'>

/**
 * ENGAGE-01: a quotation by the link of its mail. Everybody who has the link sees and orders it, and nobody makes it their own: it stays with
 * whom it was sent to. The account's whose address that is opens it signed in only, because its prices may be for that account alone.
 */
export const quotationOfLink = async (
  { config, db }: Context,
  shopper: Shopper,
  { id, key }: Link,
): Promise<Quotation | undefined> =>
  opensQuotation(config, id, key) ? findLinkedQuotation(db, shopper, id) : undefined

export async function openQuotation(
  context: Context,
  shopper: Shopper,
  link: Link,
): Promise<HandlerResult<'openQuotation'>> {
  const row = await quotationOfLink(context, shopper, link)
  if (row === undefined) return quotationUnknown()
  return ok({
    success: true,
    quotation: quotationView(
      { ...row, ...row.quoted, lineCount: row.quoted.lines.length },
      context.clock.now(),
    ),
  })
}

/** The PDF behind the link of the mail. */
export const mailedFile = async (context: Context, id: string, key: string) =>
  opensQuotation(context.config, id, key)
    ? quotationFileOf(context, await findAnyQuotation(context.db, id))
    : quotationUnknown()
