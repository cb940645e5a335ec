import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { deliveryPlanFor } from '../availability/index.ts'
import { cardsOf, productText, stockOfGroup } from '../catalogue/index.ts'
import { flagsOf } from '../flags/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { selectCompared } from './store.ts'

type Comparison = Answer<'getCompareItems'>
type Card = Comparison['products'][number]
type Detail = Pick<Answer<'getProduct'>['product'], 'attributes' | 'facts' | 'variants'>

/** The products of the list side by side (COMPARE-01): cards, differences, availability at the pincode. */
export async function showComparison(
  context: Context,
  shopper: Shopper,
  body: Body<'getCompareItems'>,
): Promise<HandlerResult<'getCompareItems'>> {
  const plan = await deliveryPlanFor(context, body.pincode ?? (await flagsOf(context)).pincode)
  if (plan === undefined)
    return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const ids =
    body.products?.map((one) => one.group_id) ??
    (await selectCompared(context.db, shopper)).map((one) => one.groupId)
  const products: Card[] = []
  const details: Comparison['details'] = {}
  for (const card of await cardsOf(context, [...new Set(ids)])) {
    const product = JSON.parse(card) as Card
    const text = await productText(context, product.slug)
    if (text === undefined) continue
    const { attributes, facts, variants } = JSON.parse(text.text) as Detail
    products.push(product)
    details[product.product_group_id] = {
      attributes,
      facts,
      options: variants.length > 1 ? variants.map((variant) => variant.option_label) : [],
      stock: await stockOfGroup(context, product.product_group_id, plan),
    }
  }
  return ok({ success: true, products, details })
}
