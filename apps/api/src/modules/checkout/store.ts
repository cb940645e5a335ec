import { and, eq, sql, type SQL } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { Attribution } from '@upchar/kernel/attribution'
import { queryPrepared, type PreparedStatement } from '../../platform/db/prepared.ts'
import { forEachOwner, ownerOf, type Shopper } from '../../platform/identity/shopper.ts'
import { addressKey } from './cash-caps.ts'
import type { CheckoutState } from './model.ts'
import { checkout } from './tables.ts'

export type Checkout = typeof checkout.$inferSelect

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isOf = ({ kind, id }: Shopper): SQL =>
  eq(kind === 'guest' ? checkout.guestId : checkout.customerId, id)

/** Only the shopper's own checkouts: those of others count as missing. */
export async function findCheckout(
  handle: Handle,
  id: string,
  shopper: Shopper,
): Promise<Checkout | undefined> {
  if (!uuid.test(id)) return undefined
  const [row] = await handle
    .select()
    .from(checkout)
    .where(and(eq(checkout.id, id), isOf(shopper)))
  return row
}

/** How the buyer of a checkout came (ATTR-01), the sales code in force then (CART-12), who of staff ordered (AUTH-13). */
export async function findAttribution(
  handle: Handle,
  id: string,
): Promise<
  { known: Attribution | null; salesCode: string | null; staffId: string | null } | undefined
> {
  const [row] = await handle
    .select({
      known: checkout.attribution,
      salesCode: checkout.salesCode,
      staffId: checkout.staffId,
    })
    .from(checkout)
    .where(eq(checkout.id, id))
  return row
}

const salesCodeStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-sales-code-${kind}`,
  text: `update checkout set sales_code = $3
    where id = $1::uuid and ${column} = $2 and state = 'open' returning id`,
}))

/** Keeps the sales code of an open checkout; false when it isn't open any more. */
export const setSalesCode = async (
  handle: Handle,
  id: string,
  shopper: Shopper,
  code: string | null,
): Promise<boolean> =>
  (await queryPrepared(handle, salesCodeStatement[shopper.kind], [id, shopper.id, code])).length > 0

export async function findCheckoutById(handle: Handle, id: string): Promise<Checkout | undefined> {
  const [row] = await handle.select().from(checkout).where(eq(checkout.id, id))
  return row
}

export async function findByRequestKey(
  handle: Handle,
  shopper: Shopper,
  requestKey: string,
): Promise<Checkout | undefined> {
  const [row] = await handle
    .select()
    .from(checkout)
    .where(and(isOf(shopper), eq(checkout.requestKey, requestKey)))
  return row
}

const insertStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-insert-${kind}`,
  text: `insert into checkout (id, ${column}, state, source, payment_option, form, quote, items,
    total_paise, request_key, request_hash, created_at, expires_at, voucher_code, purchase_id,
    attribution, wallet_paise, sales_code, staff_id)
    values ($1::uuid, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10, $11,
      $12::timestamptz, $13::timestamptz, $14, $15::uuid, $16::jsonb, $17::bigint, $18, $19)
    on conflict (${column}, request_key)
      ${kind === 'customer' ? 'where customer_id is not null ' : ''}do nothing returning id`,
}))

/** False when the shopper has used the idempotency key before, even a moment ago in another tab. */
export async function insertCheckout(handle: Handle, row: Checkout): Promise<boolean> {
  const shopper = ownerOf(row)
  const written = await queryPrepared(handle, insertStatement[shopper.kind], [
    row.id,
    shopper.id,
    row.state,
    row.source,
    row.paymentOption,
    JSON.stringify(row.form),
    JSON.stringify(row.quote),
    JSON.stringify(row.items),
    row.totalPaise,
    row.requestKey,
    row.requestHash,
    row.createdAt,
    row.expiresAt,
    row.voucherCode,
    row.purchaseId,
    JSON.stringify(row.attribution),
    row.walletPaise,
    row.salesCode,
    row.staffId,
  ])
  return written.length > 0
}

/** `waiting`: the shopper's other checkouts with an open payment; their holds block this one. */
type Waiting = { waiting: string[] }
export type LockedCheckout = Checkout & Waiting

/** What waits for a transfer or a link goes on waiting, unless the same cart is bought otherwise (CHECKOUT-15). */
const waiting = (column: string): string =>
  `array(select w.id from checkout w where w.${column} = c.${column}
    and w.state = 'awaiting_payment' and w.id <> c.id
    and (w.payment_option < 4 or w.purchase_id = c.purchase_id)) as waiting`

export type CheckoutToPlace = Waiting & {
  state: CheckoutState
  pincode: string
  staffId: string | null
}

const toPlaceStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-to-place-${kind}`,
  text: `select c.state, c.form->>'pincode' as pincode, c.staff_id as "staffId", ${waiting(column)} from checkout c
    where c.id = $1::uuid and c.${column} = $2`,
}))

/** A shopper's own checkout, before it is locked. */
export const findToPlace = async (
  handle: Handle,
  id: string,
  shopper: Shopper,
): Promise<CheckoutToPlace | undefined> =>
  uuid.test(id)
    ? (
        await queryPrepared<CheckoutToPlace>(handle, toPlaceStatement[shopper.kind], [
          id,
          shopper.id,
        ])
      )[0]
    : undefined

const takeTurnStatement = {
  name: 'shopper-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/** Queues with the shopper's placements and settlements, until the transaction ends. */
export async function takeTurn(tx: Transaction, shopperId: string): Promise<void> {
  await queryPrepared(tx, takeTurnStatement, [shopperId])
}

const cashTurnStatement = {
  name: 'checkout-cash-turn',
  text: `select pg_advisory_xact_lock(hashtextextended('cash phone ' || $1, 0)),
    pg_advisory_xact_lock(hashtextextended('cash address ' || $2, 0))`,
}

/** Queues with other cash orders of the phone or to the address, until the transaction ends. */
export async function takeCashTurn(tx: Transaction, form: Checkout['form']): Promise<void> {
  await queryPrepared(tx, cashTurnStatement, [form.phone, addressKey(form)])
}

const attemptStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-attempt-${kind}`,
  text: `select purchase_id as id from checkout c where c.${column} = $1 and c.source <> 'cart'
    and c.state <> 'placed' and c.created_at > $2::timestamptz
    and (select jsonb_object_agg(l ->> 'offerId', l -> 'quantity')
      from jsonb_array_elements(c.quote -> 'lines') l) = $3::jsonb
    order by c.created_at desc limit 1`,
}))

/** The purchase of the shopper's last unplaced attempt to buy the same goods without a cart. */
export const findAttempt = async (
  tx: Transaction,
  shopper: Shopper,
  lines: Checkout['quote']['lines'],
  since: Date,
): Promise<string | undefined> =>
  (
    await queryPrepared<{ id: string }>(tx, attemptStatement[shopper.kind], [
      shopper.id,
      since,
      JSON.stringify(Object.fromEntries(lines.map((line) => [line.offerId, line.quantity]))),
    ])
  )[0]?.id

const continueStatement = {
  name: 'checkout-continue-purchase',
  text: 'update checkout set purchase_id = $2::uuid where purchase_id = $1::uuid',
}

/** The attempts at one purchase become attempts at another: their carts were merged. */
export async function continuePurchase(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await queryPrepared(tx, continueStatement, [from, to])
}

const turnStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-turn-${kind}`,
  text: `select pg_advisory_xact_lock(hashtextextended(${column}, 0)) from checkout where id = $1::uuid`,
}))

const lockStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-lock-${kind}`,
  text: `select c.id, c.guest_id as "guestId", c.customer_id as "customerId",
    c.purchase_id as "purchaseId", c.licences, c.state,
    c.source, c.payment_option as "paymentOption", c.form, c.quote, c.items, c.total_paise as "totalPaise",
      c.wallet_paise as "walletPaise", c.staff_id as "staffId",
      c.voucher_code as "voucherCode", c.request_key as "requestKey",
        c.request_hash as "requestHash", c.created_at as "createdAt", c.expires_at as "expiresAt",
        ${waiting(column)}
    from checkout c where c.id = $1::uuid and c.${column} is not null for update`,
}))

/**
 * Every change of a checkout happens under its lock. Concurrent placements queue here, including
 * those of the shopper's other checkouts, which may share a cart. Also returns what may block
 * placing it; `kind` names the owner.
 */
export async function lockToPlace(
  tx: Transaction,
  id: string,
  kind: Shopper['kind'],
): Promise<LockedCheckout | undefined> {
  // Two statements, sent together: the second one's snapshot must be taken after the wait for the
  // lock.
  const [, [locked]] = await Promise.all([
    queryPrepared(tx, turnStatement[kind], [id]),
    queryPrepared<LockedCheckout>(tx, lockStatement[kind], [id]),
  ])
  return locked
}

/** The same lock for callers that don't place the checkout. */
export async function lockCheckout(tx: Transaction, id: string): Promise<Checkout | undefined> {
  const [row] = await tx.select().from(checkout).where(eq(checkout.id, id)).for('update')
  return row
}

const changeStatement = {
  name: 'checkout-change',
  text: `update checkout set state = coalesce($2::text, state), quote = coalesce($3::jsonb, quote),
    items = coalesce($4::jsonb, items),
    total_paise = coalesce($5::bigint, total_paise),
      expires_at = coalesce($6::timestamptz, expires_at), licences = coalesce($7::jsonb, licences),
      form = coalesce($8::jsonb, form),
    voucher_code = case when $9 then $10::text else voucher_code end,
    wallet_paise = coalesce($11::bigint, wallet_paise) where id = $1::uuid`,
}

type Change = Partial<
  Pick<
    Checkout,
    | 'state'
    | 'form'
    | 'quote'
    | 'items'
    | 'totalPaise'
    | 'walletPaise'
    | 'expiresAt'
    | 'licences'
    | 'voucherCode'
  >
>

export async function changeCheckout(tx: Transaction, id: string, change: Change): Promise<void> {
  const text = (value: unknown) => (value == null ? null : JSON.stringify(value))
  await queryPrepared(tx, changeStatement, [
    id,
    change.state ?? null,
    text(change.quote),
    text(change.items),
    change.totalPaise ?? null,
    change.expiresAt ?? null,
    text(change.licences),
    text(change.form),
    change.voucherCode !== undefined,
    change.voucherCode ?? null,
    change.walletPaise ?? null,
  ])
}

const adoptStatement = {
  name: 'checkout-adopt',
  text: `update checkout c set customer_id = $2, guest_id = null where c.guest_id = $1
    and not exists (select 1 from checkout own where own.customer_id = $2
      and own.request_key = c.request_key) returning c.id`,
}

/**
 * Moves a guest's checkouts to the customer at sign-in: the guest id is renewed, and a payment in
 * progress must still lead to its order. Skips those whose idempotency key the customer has used.
 * Returns their ids.
 */
export const adoptCheckouts = async (
  tx: Transaction,
  guestId: string,
  customerId: string,
): Promise<string[]> =>
  (await queryPrepared<{ id: string }>(tx, adoptStatement, [guestId, customerId])).map(
    ({ id }) => id,
  )

/**
 * Deletes a shopper's checkouts that nobody has begun to pay or place: they only hold personal
 * data.
 */
export async function forgetOpenCheckouts(tx: Transaction, shopper: Shopper): Promise<void> {
  await tx.delete(checkout).where(and(isOf(shopper), eq(checkout.state, 'open')))
}

/** How the buyer came, where the checkout doesn't say it yet (ATTR-01). */
export async function fillAttribution(
  handle: Handle,
  id: string,
  attribution: NonNullable<Checkout['attribution']>,
): Promise<void> {
  await handle.execute(sql`update checkout set attribution = ${JSON.stringify(attribution)}::jsonb
    where id = ${id}::uuid and state <> 'placed' and coalesce(attribution->>'landedPage', '') = ''`)
}
