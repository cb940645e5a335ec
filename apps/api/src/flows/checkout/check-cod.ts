import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { loadCartForCheckout, taxByRateView, type CheckoutCart } from '../../modules/cart/index.ts'
import {
  checkoutErrors,
  codProblem,
  codRuleOf,
  isOverCashCap,
  takeCashTurn,
  type CashBuyer,
  type CashOrder,
  type GuestForm,
} from '../../modules/checkout/index.ts'
import { hasReceived, selectCashOrders } from '../../modules/orders/index.ts'
import { selectProved } from '../../modules/phones/index.ts'
import { chargesOf } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { ownerColumns, type Shopper } from '../../platform/identity/shopper.ts'
import { sendsSms } from '../../platform/sms/message.ts'

type Priced = Pick<CheckoutCart, 'place' | 'lines' | 'quote'>

/** Whether cash is possible; `code`: once the buyer has proved the order's phone. */
type Cash = { kind: 'yes' | 'code' } | { kind: 'no'; message: string }

/**
 * Whether cash on delivery is possible (CHECKOUT-05). Earlier orders are only queried when they
 * decide.
 */
async function cashFor(
  context: Context,
  handle: Handle,
  cart: Priced,
  shopper: Shopper,
): Promise<Cash> {
  const problem = codProblem(await codRuleOf(context, context.clock.now()), {
    pincode: cart.place.pincode,
    placeTakesCash: cart.place.cod,
    totalPaise: cart.quote.totalPaise,
    lines: cart.lines.map(({ row }) => ({
      coldChain: row.coldChain,
      businessCategory: row.businessCategory,
    })),
  })
  if (problem === null) return { kind: 'yes' }
  if (problem.newcomersOnly && (await hasReceived(handle, shopper))) return { kind: 'yes' }
  return problem.newcomersOnly && sendsSms(context.config)
    ? { kind: 'code' }
    : { kind: 'no', message: `${problem.message} Pay online.` }
}

const cashBuyer = (shopper: Shopper, { phone, pincode, house, street }: GuestForm): CashBuyer => ({
  ...ownerColumns(shopper),
  phone,
  pincode,
  house,
  street,
})

type Buyer = { shopper: Shopper; form: GuestForm }

/** What was ordered today for cash by the buyer, the phone or to the address. */
export const cashOrdersToday = (
  { clock }: Context,
  handle: Handle,
  { shopper, form }: Buyer,
): Promise<CashOrder[]> =>
  selectCashOrders(handle, cashBuyer(shopper, form), new Date(startOfIstDate(istDate(clock.now()))))

/** The same for the order about to be placed: queues with others of the phone or address, so that all are counted. */
export async function cashOrdersLocked(
  context: Context,
  tx: Transaction,
  buyer: Buyer,
): Promise<CashOrder[]> {
  // Sent together: the second statement's snapshot is taken after the wait for the lock.
  const [, today] = await Promise.all([
    takeCashTurn(tx, buyer.form),
    cashOrdersToday(context, tx, buyer),
  ])
  return today
}

/**
 * Whether this cart can be paid in cash (CHECKOUT-14). What a phone or an address has ordered before is never said: the
 * answer is the same for strangers' phones as for unknown ones, until the caps of the day are reached.
 */
export async function confirmCash(
  context: Context,
  handle: Handle,
  cart: Priced,
  { shopper, form, today }: Buyer & { today: readonly CashOrder[] },
) {
  const at = context.clock.now()
  const cash = await cashFor(context, handle, cart, shopper)
  if (cash.kind === 'no') return checkoutErrors.codNotAllowed(cash.message)
  if (cash.kind === 'code' && !(await selectProved(handle, shopper, at)).includes(form.phone))
    return checkoutErrors.phoneUnproved()
  const rule = await codRuleOf(context, at)
  return rule !== undefined &&
    isOverCashCap(rule, cashBuyer(shopper, form), cart.quote.totalPaise, today)
    ? checkoutErrors.codNotAllowed('No more orders can be paid in cash today. Pay online.')
    : ok(undefined)
}

const messageFor = (cash: Cash, limitPaise: number): string =>
  cash.kind === 'no'
    ? cash.message
    : cash.kind === 'yes'
      ? 'Cash on delivery is available.'
      : `A first order above ${formatRupees(limitPaise)} needs a code that we send to your phone.`

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
  const at = context.clock.now()
  const cash = await cashFor(context, context.db, cart, shopper)
  const limit = (await codRuleOf(context, at))?.maxNewGuestPaise ?? 0
  const feePaise =
    cart.lines.length > 0
      ? cart.quote.codFeePaise
      : ((await chargesOf(context, at)).cod_fee?.amountPaise ?? 0)
  return ok({
    success: true,
    allowed: cash.kind !== 'no',
    message: messageFor(cash, limit),
    phone_code: cash.kind === 'code',
    proved_phones: cash.kind === 'code' ? await selectProved(context.db, shopper, at) : [],
    cod_fee: paiseToRupees(feePaise),
    tax: taxByRateView(cart.quote),
    total_tax: paiseToRupees(cart.quote.totalTaxPaise),
  })
}
