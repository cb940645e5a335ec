import type { Body } from '@upchar/contract/schema/endpoints'
import { mayPromote } from '@upchar/kernel/buying-rules'
import { err, ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import { articlesOf, destinationOf, pincodeUnknown } from '../../modules/cart/index.ts'
import { selectWished } from '../../modules/lists/index.ts'
import { askForNotice } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

/** What the price must fall below: today's, or what the buyer saw when it was wished, if that was less. */
async function savedPrice(
  context: Context,
  shopper: Shopper,
  { sku, today }: { sku: string; today: number },
): Promise<number> {
  const wished = (await selectWished(context.db, shopper)).find((one) => one.sku === sku)
  return Math.min(today, wished?.pricePaise ?? today)
}

/** Notes who wants one mail when a product can be had, or costs less (ENGAGE-02, WISH-01). */
export async function notifyMe(
  context: Context,
  shopper: Shopper,
  { sku, email, pincode, about }: Body<'notifyMe'>,
): Promise<HandlerResult<'notifyMe'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const article = (await articlesOf(context.db, shopper, [sku], destination)).get(sku)
  if (article === undefined || article.gone)
    return err({ code: 'sku_unknown', message: 'We do not sell this product any more.' })
  const { row, pricePaise: today } = article
  if (!mayPromote(row.productClass))
    return err({
      code: 'not_promoted',
      message: 'The law allows no emails that promote this product.',
    })
  if (about === 'price' && today === null)
    return err({ code: 'price_hidden', message: 'You can’t see the price of this product yet.' })
  const asked = await askForNotice(
    context,
    {
      sku,
      email: normaliseEmail(email),
      pincode,
      about,
      pricePaise:
        about === 'price' && today !== null
          ? await savedPrice(context, shopper, { sku, today })
          : null,
    },
    shopper.kind === 'customer' ? shopper.id : undefined,
  )
  if (!asked.ok) return asked
  return ok({
    success: true,
    message:
      about === 'stock'
        ? `We write to you when this can be had at ${pincode}.`
        : 'We write to you when this costs less.',
  })
}
