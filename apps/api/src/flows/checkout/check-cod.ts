import { paiseToRupees } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { loadCartForCheckout, taxByRateView, type CheckoutCart } from '../../modules/cart/index.ts'
import { codProblem, codRuleOf, type CodProblem } from '../../modules/checkout/index.ts'
import { hasReceived } from '../../modules/orders/index.ts'
import { chargesOf } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

type Priced = Pick<CheckoutCart, 'place' | 'lines' | 'quote'>

/**
 * Why cash on delivery is not possible, or null (CHECKOUT-05). Earlier orders are only queried when
 * they decide.
 */
async function problemOf(
  context: Context,
  handle: Handle,
  cart: Priced,
  buyer: { shopper: Shopper; phone: string },
): Promise<CodProblem | null> {
  const problem = codProblem(await codRuleOf(context, context.clock.now()), {
    pincode: cart.place.pincode,
    placeTakesCash: cart.place.cod,
    totalPaise: cart.quote.totalPaise,
    lines: cart.lines.map(({ row }) => ({
      coldChain: row.coldChain,
      businessCategory: row.businessCategory,
    })),
  })
  return problem?.newcomersOnly === true && (await hasReceived(handle, buyer.shopper, buyer.phone))
    ? null
    : problem
}

/** Why this cart can't be paid in cash, or null. */
export async function refuseCod(
  context: Context,
  handle: Handle,
  cart: Priced,
  buyer: { shopper: Shopper; phone: string },
): Promise<string | null> {
  const problem = await problemOf(context, handle, cart, buyer)
  return problem === null ? null : `${problem.message} Pay online.`
}

/**
 * Whether the shopper's cart may be paid in cash at a pincode, and for what fee, before the form is
 * filled in. Only the form's phone identifies a returning buyer, so limits for newcomers yield a
 * hint, not a refusal.
 */
export async function checkCod(
  context: Context,
  shopper: Shopper,
  pincode: string,
): Promise<HandlerResult<'checkCod'>> {
  const cart = await loadCartForCheckout(context, context.db, shopper, { pincode, payment: 'cod' })
  if (cart === undefined)
    return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const problem = await problemOf(context, context.db, cart, { shopper, phone: '' })
  const allowed = problem === null || problem.newcomersOnly
  const message =
    problem === null
      ? 'Cash on delivery is available.'
      : allowed
        ? problem.message
        : `${problem.message} Pay online.`
  const feePaise =
    cart.lines.length > 0
      ? cart.quote.codFeePaise
      : ((await chargesOf(context, context.clock.now())).cod_fee?.amountPaise ?? 0)
  return ok({
    success: true,
    allowed,
    message,
    cod_fee: paiseToRupees(feePaise),
    tax: taxByRateView(cart.quote),
    total_tax: paiseToRupees(cart.quote.totalTaxPaise),
  })
}
