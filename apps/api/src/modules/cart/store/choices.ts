import type { Database, Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'

const loggerStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-logger-${kind}`,
  text: `update cart set data_logger = $2, updated_at = $3 where ${column} = $1`,
}))

/** Keeps whether the buyer wants a temperature logger. */
export async function setLogger(
  db: Database,
  shopper: Shopper,
  added: boolean,
  at: Date,
): Promise<void> {
  await queryPrepared(db, loggerStatement[shopper.kind], [shopper.id, added, at])
}

const pointsStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-points-${kind}`,
  text: `update cart set use_points = $2, updated_at = $3 where ${column} = $1`,
}))

/** Keeps whether the buyer wants to use reward points. */
export async function setPoints(
  db: Database,
  shopper: Shopper,
  used: boolean,
  at: Date,
): Promise<void> {
  await queryPrepared(db, pointsStatement[shopper.kind], [shopper.id, used, at])
}

const salesCodeStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-sales-code-${kind}`,
  text: `update cart set sales_code = $2, updated_at = $3 where ${column} = $1`,
}))

/** Keeps the sales code that the buyer typed, '' for none (CART-12). */
export async function setCartSalesCode(
  handle: Handle,
  shopper: Shopper,
  code: string,
  at: Date,
): Promise<void> {
  await queryPrepared(handle, salesCodeStatement[shopper.kind], [shopper.id, code, at])
}

const referralStatement = {
  name: 'cart-referral',
  text: `update cart set referral_code = $2, updated_at = $3 where customer_id = $1`,
}

/** Keeps the referral code that a customer typed, '' for none, also of a link (CART-13). */
export async function setCartReferral(
  handle: Handle,
  customerId: string,
  code: string,
  at: Date,
): Promise<void> {
  await queryPrepared(handle, referralStatement, [customerId, code, at])
}
