import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { loadCartForCheckout, taxByRateView, type CheckoutCart } from '../../modules/cart/index.ts'
import {
  codProblem,
  codRuleOf,
  isOverCashCap,
  takeCashTurn,
  type CashBuyer,
  type CodProblem,
  type GuestForm,
} from '../../modules/checkout/index.ts'
import { hasReceived, selectCashOrders } from '../../modules/orders/index.ts'
import { chargesOf } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { ownerColumns, type Shopper } from '../../platform/identity/shopper.ts'

type Priced = Pick<CheckoutCart, 'place' | 'lines' | 'quote'>

/**
 * Why cash on delivery is not possible, or null (CHECKOUT-05). Earlier orders are only queried when
 * they decide.
 */
async function problemOf(
  context: Context,
  handle: Handle,
  cart: Priced,
  shopper: Shopper,
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
  return problem?.newcomersOnly === true && (await hasReceived(handle, shopper)) ? null : problem
}

const cashBuyer = (shopper: Shopper, { phone, pincode, house, street }: GuestForm): CashBuyer => ({
  ...ownerColumns(shopper),
  phone,
  pincode,
  house,
  street,
})

/**
 * Why this cart can't be paid in cash, or null. What a phone or an address has ordered before is never said: the
 * answer is the same for strangers' phones as for unknown ones, until the caps of the day are reached.
 */
export async function refuseCod(
  context: Context,
  handle: Handle,
  cart: Priced,
  { shopper, form }: { shopper: Shopper; form: GuestForm },
): Promise<string | null> {
  const at = context.clock.now()
  const problem = await problemOf(context, handle, cart, shopper)
  if (problem !== null) return `${problem.message} Pay online.`
  const rule = await codRuleOf(context, at)
  const buyer = cashBuyer(shopper, form)
  const today = await selectCashOrders(handle, buyer, new Date(startOfIstDate(istDate(at))))
  return rule !== undefined && isOverCashCap(rule, buyer, cart.quote.totalPaise, today)
    ? 'No more orders can be paid in cash today. Pay online.'
    : null
}

/** The same for the order about to be placed: queues with others of the phone or address, so that all are counted. */
export async function refuseCodLocked(
  context: Context,
  tx: Transaction,
  cart: Priced,
  buyer: { shopper: Shopper; form: GuestForm },
): Promise<string | null> {
  await takeCashTurn(tx, buyer.form)
  return refuseCod(context, tx, cart, buyer)
}

/**
 * Whether the shopper's cart may be paid in cash at a pincode, and for what fee, before the form is
 * filled in.
 */
export async function checkCod(
  context: Context,
  shopper: Shopper,
  pincode: string,
): Promise<HandlerResult<'checkCod'>> {
  const cart = await loadCartForCheckout(context, context.db, shopper, { pincode, payment: 'cod' })
  if (cart === undefined)
    return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const problem = await problemOf(context, context.db, cart, shopper)
  const allowed = problem === null
  const message = allowed ? 'Cash on delivery is available.' : `${problem.message} Pay online.`
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
