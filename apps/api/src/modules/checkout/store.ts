import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../platform/db.ts'
import type { CodRule } from './cod-rule-seed.ts'
import type { CheckoutState } from './model.ts'
import { checkout, codRule } from './tables.ts'

export type Checkout = typeof checkout.$inferSelect

export const selectCodRules = (handle: Handle): Promise<CodRule[]> => handle.select({
  maxTotalPaise: codRule.maxTotalPaise, maxNewGuestPaise: codRule.maxNewGuestPaise, allowColdChain: codRule.allowColdChain, allowPharma: codRule.allowPharma,
  allowRefurbished: codRule.allowRefurbished, validFrom: codRule.validFrom, validTo: codRule.validTo, source: codRule.source,
}).from(codRule).orderBy(asc(codRule.id))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A guest's own checkout; another's is as good as none. */
export async function findCheckout(handle: Handle, id: string, guestId: string): Promise<Checkout | undefined> {
  if (!uuid.test(id)) return undefined
  const [row] = await handle.select().from(checkout).where(and(eq(checkout.id, id), eq(checkout.guestId, guestId)))
  return row
}

export async function findCheckoutById(handle: Handle, id: string): Promise<Checkout | undefined> {
  const [row] = await handle.select().from(checkout).where(eq(checkout.id, id))
  return row
}

export async function findByRequestKey(handle: Handle, guestId: string, requestKey: string): Promise<Checkout | undefined> {
  const [row] = await handle.select().from(checkout).where(and(eq(checkout.guestId, guestId), eq(checkout.requestKey, requestKey)))
  return row
}

/** Undefined when the guest has used the key before, be it a moment ago in another tab. */
export async function insertCheckout(handle: Handle, row: typeof checkout.$inferInsert): Promise<Checkout | undefined> {
  const [written] = await handle.insert(checkout).values(row).onConflictDoNothing({ target: [checkout.guestId, checkout.requestKey] }).returning()
  return written
}

/** `waiting`: the guest's other checkouts that wait for a payment; what they hold stands in the way of this one. */
export type LockedCheckout = Checkout & { waiting: string[] }

// Names are written out: those of Drizzle's columns come without their table here and would mean the inner one's.
const waiting = sql<string[]>`array(select w.id from checkout w where w.guest_id = checkout.guest_id and w.state = 'awaiting_payment' and w.id <> checkout.id)`

/** A guest's own checkout before it is locked. */
export async function findToPlace(handle: Handle, id: string, guestId: string): Promise<LockedCheckout | undefined> {
  if (!uuid.test(id)) return undefined
  const [row] = await handle.select({ ...getTableColumns(checkout), waiting }).from(checkout).where(and(eq(checkout.id, id), eq(checkout.guestId, guestId)))
  return row
}

/** Everything that happens to a checkout happens under this lock: presses of the button queue up here. */
export async function lockCheckout(tx: Transaction, id: string): Promise<LockedCheckout | undefined> {
  const [row] = await tx.select({ ...getTableColumns(checkout), waiting }).from(checkout).where(eq(checkout.id, id)).for('update')
  return row
}

export async function changeCheckout(tx: Transaction, id: string, change: { state?: CheckoutState; quote?: Checkout['quote']; items?: Checkout['items']; totalPaise?: number; expiresAt?: Date }): Promise<void> {
  await tx.update(checkout).set(change).where(eq(checkout.id, id))
}
