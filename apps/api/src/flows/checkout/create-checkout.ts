import { attributionOf } from '@upchar/kernel/attribution'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { wireToPaise } from '@upchar/kernel/money'
import { cleanPincode } from '@upchar/kernel/validate'
import type { Answer as Created, Body, Query, RefusalCode } from '@upchar/contract/schema/endpoints'
import { findCustomer } from '../../modules/accounts/index.ts'
import { placeOf } from '../../modules/availability/index.ts'
import {
  cartItemView,
  findCartOrigin,
  loadCartForCheckout,
  loadItemsForCheckout,
  salesCodeInForce,
  type CheckoutCart,
} from '../../modules/cart/index.ts'
import {
  billingProblem,
  checkForm,
  checkoutErrors,
  checkoutView,
  findAttempt,
  findByRequestKey,
  insertCheckout,
  paysByCredit,
  paysCash,
  pricedFor,
  quotedUntil,
  takeTurn,
  type Checkout,
  type GuestForm,
} from '../../modules/checkout/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import { findOrderOfPurchase } from '../../modules/orders/index.ts'
import { payableMs } from '../../modules/payments/index.ts'
import { phoneMark } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, onOneConnection, type Handle } from '../../platform/db/database.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import { ownerColumns, type Shopper } from '../../platform/identity/shopper.ts'
import { checkCreditPart } from '../credit/hold-credit.ts'
import { checkWalletPart } from '../wallets/pay-by-wallet.ts'
import { checkCart } from './check-cart.ts'
import { cashOrdersToday } from './check-cod.ts'
import { withSupply } from './supply-to.ts'

type Sent = {
  shopper: Shopper
  /** The member of staff who orders for the customer (AUTH-13). */
  staffId: string | null
  query: Query<'createCheckout'>
  body: Omit<Body<'createGuestCheckout'>, 'guest_user_id'>
}
/** Whether the buyer may order at all; read together with the cart. */
type Admission<E> = { admit?: (handle: Handle) => Promise<Result<void, E>> }
/** Refusals of both endpoints. */
type Refused = Refusal & {
  code: RefusalCode<'createCheckout'> & RefusalCode<'createGuestCheckout'>
}
type Answer = Result<Created<'createCheckout'>, Refused>

const answer = (row: Checkout): Answer => ok({ success: true, checkout: checkoutView(row) })

/** Two requests are the same when items and form are equal, wherever they came from. */
const hashOf = (sent: Sent): string =>
  sha256(JSON.stringify([sent.query.source, itemsOf(sent), sent.body.form, ...walletOf(sent)]))

/** Nothing where there is none: hashes of older releases stay valid. */
const walletOf = ({ body: { wallet } }: Sent): number[] => (wallet === 0 ? [] : [wallet])

/** A purchase from a product page may name its item in the query alone (CHECKOUT-01). */
const itemsOf = ({ query, body }: Sent) =>
  body.items ??
  (query.source !== 'pdp' || query.sku_id === undefined
    ? []
    : [
        {
          sku_id: query.sku_id,
          quantity: query.quantity,
          engraving_name: query.engraving_name,
          shelf_life_months: query.shelf_life_months,
        },
      ])

/**
 * Freezes items, quote and form of a purchase (CHECKOUT-01, CHECKOUT-04). Holds no stock and
 * charges nothing yet. Guests may unless the configuration says otherwise (ID-06).
 */
export async function createCheckout<E = never>(
  context: Context,
  sent: Sent & Admission<E>,
): Promise<Answer | Result<never, E>> {
  const { shopper, body } = sent
  const flags = await flagsOf(context)
  if (shopper.kind === 'guest' && flags.guest_checkout_type === 'guest_checkout_disabled')
    return checkoutErrors.guestCheckoutOff()
  const [delivery, billing] = await Promise.all(
    [body.form.pinCode, body.form.billingPinCode].map((typed) =>
      typed === '' ? undefined : placeOf(context, cleanPincode(typed)),
    ),
  )
  const form = checkForm(body.form, { delivery, billing })
  if (!form.ok) return checkoutErrors.formInvalid(form.error)
  // The customer learns of every order that staff place for them (AUTH-13).
  if (
    sent.staffId !== null &&
    (await findCustomer(context.db, shopper.id))?.email !== form.value.email
  )
    return checkoutErrors.actingLimited(
      'The confirmation goes to the customer: enter the email address of their account.',
    )
  // A customer may still choose a billing address of the address book; placing the order asks again.
  const elsewhere = shopper.kind === 'guest' ? billingProblem(form.value) : undefined
  if (elsewhere !== undefined) return checkoutErrors.billedElsewhere(elsewhere)
  const supplied = await withSupply(context, context.db, shopper, form.value)
  const requestHash = hashOf(sent)
  const found = await readPurchase(context, sent, supplied)
  if (found.admitted?.ok === false) return err(found.admitted.error)
  const ready = !flags.cart
    ? checkoutErrors.cartClosed()
    : await checkCart(context, context.db, found.cart, {
        shopper,
        form: supplied,
        paymentOption: body.form.paymentOption,
        today: found.today,
      })
  // A repeat may find the cart empty or the wallet spent because the first request bought it: it gets the first answer.
  const orRepeated = async (refused: Extract<Answer, { ok: false }>): Promise<Answer> => {
    const repeated = await findByRequestKey(context.db, shopper, body.request_key)
    return repeated === undefined ? refused : sameOrRefuse(repeated, requestHash)
  }
  if (!ready.ok) return orRepeated(ready)
  if (sent.staffId !== null && (body.wallet > 0 || (ready.value.quote.pointsPaise ?? 0) > 0))
    return checkoutErrors.actingLimited(
      'Staff can’t spend a customer’s wallet or reward points. Ask the customer to take them off in the cart, or to place the order.',
    )
  // A loan is the borrower's own decision (RBI Digital Lending Directions 2025).
  if (sent.staffId !== null && paysByCredit(body.form.paymentOption))
    return checkoutErrors.actingLimited(
      'Staff can’t draw on a customer’s credit line. Choose another way to pay, or ask the customer to place the order.',
    )
  const agreed = wireToPaise(body.wallet)
  const wallet = await checkWalletPart(context, shopper, agreed, ready.value.quote)
  if (!wallet.ok) return orRepeated(wallet)
  const byCredit = paysByCredit(body.form.paymentOption)
    ? await checkCreditPart(context, shopper, ready.value.quote.totalPaise - wallet.value)
    : ok(undefined)
  if (!byCredit.ok) return orRepeated(byCredit)
  const at = context.clock.now()
  const draft: Omit<Checkout, 'purchaseId'> = {
    id: newId(),
    ...ownerColumns(shopper),
    staffId: sent.staffId,
    state: 'open',
    source: sent.query.source,
    paymentOption: body.form.paymentOption,
    form: supplied,
    quote: ready.value.quote,
    items: ready.value.lines.map(cartItemView),
    totalPaise: ready.value.quote.totalPaise,
    walletPaise: wallet.value,
    licences: null,
    voucherCode: ready.value.voucher?.code ?? null,
    ...(await attributionFor(context, sent, found.origin)),
    requestKey: body.request_key,
    requestHash,
    createdAt: at,
    expiresAt: quotedUntil(at),
  }
  const row = await insertNew(context, shopper, draft, ready.value.purchaseId)
  if (row !== undefined) return answer(row)
  const first = await findByRequestKey(context.db, shopper, body.request_key)
  return first === undefined ? checkoutErrors.requestKeyReused() : sameOrRefuse(first, requestHash)
}

/**
 * How the buyer came (ATTR-01): as the checkout says; a checkout that names no page has its cart's. The
 * sales code is the one typed in the cart, else the page's, if it is in force (CART-12).
 */
async function attributionFor(context: Context, { query, body }: Sent, origin: Origin) {
  const { landed_page_url: landedPageUrl } = body
  const device = query.device_source ?? body.device_source
  const said = attributionOf({ landedPageUrl, device, platform: query.ordered_platform })
  const kept = landedPageUrl === undefined ? (origin?.attribution ?? undefined) : undefined
  const attribution =
    kept === undefined
      ? said
      : { ...kept, device: said.device || kept.device, platform: said.platform }
  const given = origin?.salesCode ?? attribution.salesCode
  return { attribution, salesCode: await salesCodeInForce(context.db, given) }
}

/**
 * Inserts the checkout as an attempt at a purchase: its cart's, or, without a cart, that of the
 * shopper's other attempts at the same goods. Undefined when the request key was used before.
 */
async function insertNew(
  context: Context,
  shopper: Shopper,
  draft: Omit<Checkout, 'purchaseId'>,
  cartPurchase: string | null,
): Promise<Checkout | undefined> {
  if (cartPurchase !== null) {
    const row = { ...draft, purchaseId: cartPurchase }
    return (await insertCheckout(context.db, row)) ? row : undefined
  }
  return inTransaction(context.db, async (tx) => {
    await takeTurn(tx, shopper.id)
    const since = new Date(draft.createdAt.getTime() - payableMs)
    const before = await findAttempt(tx, shopper, draft.quote.lines, since)
    const goesOn = before !== undefined && (await findOrderOfPurchase(tx, before)) === undefined
    const row = { ...draft, purchaseId: goesOn ? before : newId() }
    return (await insertCheckout(tx, row)) ? row : undefined
  })
}

const sameOrRefuse = (row: Checkout, requestHash: string): Answer =>
  row.requestHash === requestHash ? answer(row) : checkoutErrors.requestKeyReused()

type Origin = Awaited<ReturnType<typeof findCartOrigin>>

/** Everything that the decision needs, in one packet: the cart, how its buyer came, and what limits cash. */
const readPurchase = <E>(context: Context, sent: Sent & Admission<E>, form: GuestForm) =>
  onOneConnection(context.db, async (handle) => {
    const { shopper, body } = sent
    const [admitted, cart, origin, today] = await Promise.all([
      sent.admit?.(handle),
      loadWanted(context, handle, sent, form),
      findCartOrigin(handle, shopper),
      paysCash(body.form.paymentOption)
        ? cashOrdersToday(context, handle, { shopper, form })
        : undefined,
    ])
    return { admitted, cart, origin, today }
  })

function loadWanted(
  context: Context,
  handle: Handle,
  sent: Sent,
  form: GuestForm,
): Promise<CheckoutCart | undefined> {
  const { shopper, query, body } = sent
  const wanted = {
    ...pricedFor(form, body.form.paymentOption),
    phoneHash: phoneMark(context.config.secret, form.phone),
    buyer: form,
  }
  if (query.source === 'cart') return loadCartForCheckout(context, handle, shopper, wanted)
  return loadItemsForCheckout(
    context,
    handle,
    shopper,
    itemsOf(sent).map((item) => ({
      sku: item.sku_id,
      quantity: item.quantity,
      engravingName: item.engraving_name ?? null,
      ...(item.shelf_life_months && { shelfLife: { months: item.shelf_life_months } }),
    })),
    wanted,
  )
}
