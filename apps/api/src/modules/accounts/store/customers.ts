import { and, eq, isNull, sql } from '../../../platform/db/sql.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { customer } from '../tables.ts'

export type CustomerRow = typeof customer.$inferSelect
/** The columns that sign-in needs. */
export type SignInRow = Pick<
  CustomerRow,
  'id' | 'email' | 'passwordHash' | 'googleSub' | 'blockedAt'
>

const signInColumns = {
  id: customer.id,
  email: customer.email,
  passwordHash: customer.passwordHash,
  googleSub: customer.googleSub,
  blockedAt: customer.blockedAt,
}

export async function findByEmail(handle: Handle, email: string): Promise<SignInRow | undefined> {
  return (await handle.select(signInColumns).from(customer).where(eq(customer.email, email)))[0]
}

const blockedStatement = {
  name: 'account-blocked',
  text: 'select from customer where email = $1 and blocked_at is not null',
}

/** Whether the address is a blocked account's. */
export const isBlockedEmail = async (handle: Handle, email: string): Promise<boolean> =>
  (await queryPrepared(handle, blockedStatement, [email])).length > 0

/** Locks the account until the transaction ends, so that it can't change or close during a sign-in. */
export async function lockByEmail(tx: Transaction, email: string): Promise<SignInRow | undefined> {
  return (
    await tx.select(signInColumns).from(customer).where(eq(customer.email, email)).for('update')
  )[0]
}

export async function lockByGoogle(tx: Transaction, sub: string): Promise<SignInRow | undefined> {
  return (
    await tx.select(signInColumns).from(customer).where(eq(customer.googleSub, sub)).for('update')
  )[0]
}

export async function findByGoogle(handle: Handle, sub: string): Promise<SignInRow | undefined> {
  return (await handle.select(signInColumns).from(customer).where(eq(customer.googleSub, sub)))[0]
}

export async function isClosed(handle: Handle, emailHash: string): Promise<boolean> {
  return (
    (
      await handle
        .select({ id: customer.id })
        .from(customer)
        .where(eq(customer.closedEmailHash, emailHash))
    ).length > 0
  )
}

/** The address of an open account; a closed one has none. */
export async function addressOf(handle: Handle, customerId: string): Promise<string | null> {
  const [row] = await handle
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, customerId))
  return row?.email ?? null
}

/** An open account by id. */
export async function findCustomer(handle: Handle, id: string): Promise<CustomerRow | undefined> {
  return (
    await handle
      .select()
      .from(customer)
      .where(and(eq(customer.id, id), isNull(customer.deactivatedAt)))
  )[0]
}

/** The same, locked until the transaction ends. */
export async function lockCustomer(handle: Handle, id: string): Promise<CustomerRow | undefined> {
  return (
    await handle
      .select()
      .from(customer)
      .where(and(eq(customer.id, id), isNull(customer.deactivatedAt)))
      .for('update')
  )[0]
}

type NewCustomer = {
  id: string
  email: string
  passwordHash: string | null
  googleSub: string | null
  firstName: string
  lastName: string
  at: Date
}

/** Creates an account; false when another tab has just created one with this address. */
export async function insertCustomer(
  handle: Handle,
  { at, ...row }: NewCustomer,
): Promise<boolean> {
  const made = await handle
    .insert(customer)
    .values({ ...row, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: customer.id })
  return made.length > 0
}

/** Records a sign-in; true for the account's first one (AUTH-03), for exactly one of concurrent callers. */
export async function noteSignIn(handle: Handle, id: string, at: Date): Promise<boolean> {
  const { rows } = await handle.execute<{ first: boolean }>(sql`
    update customer c set last_signed_in_at = ${at.toISOString()}::timestamptz, first_signed_in_at = coalesce(old.first_signed_in_at, ${at.toISOString()}::timestamptz)
    from (select id, first_signed_in_at from customer where id = ${id} for update) old where c.id = old.id
    returning old.first_signed_in_at is null as first`)
  return rows[0]?.first ?? false
}

/** The columns that a customer's profile consists of, beside the email address. */
export type ProfileColumns = Pick<
  CustomerRow,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'businessTypeId'
  | 'businessName'
  | 'gstin'
  | 'choices'
  | 'passwordHash'
  | 'googleSub'
>
export type ProfileChange = Partial<ProfileColumns>

export async function updateCustomer(
  handle: Handle,
  id: string,
  change: ProfileChange,
  at: Date,
): Promise<void> {
  await handle
    .update(customer)
    .set({ ...change, updatedAt: at })
    .where(eq(customer.id, id))
}

/**
 * Erases everything that names a person; keeps that the account existed and when it was closed. An account that was merged
 * into another one leaves its address free.
 */
export async function eraseCustomer(
  handle: Handle,
  id: string,
  left: { closedEmailHash: string } | { mergedInto: string },
  at: Date,
): Promise<void> {
  await handle
    .update(customer)
    .set({
      email: null,
      ...left,
      googleSub: null,
      passwordHash: null,
      firstName: '',
      lastName: '',
      phone: null,
      businessTypeId: null,
      businessName: '',
      gstin: null,
      choices: [],
      blockedReason: '',
      updatedAt: at,
      deactivatedAt: at,
    })
    .where(eq(customer.id, id))
}

/** Blocks an account for a reason, or unblocks it. */
export async function setBlocked(
  handle: Handle,
  id: string,
  block: { at: Date; reason: string } | undefined,
  at: Date,
): Promise<void> {
  await handle
    .update(customer)
    .set({ blockedAt: block?.at ?? null, blockedReason: block?.reason ?? '', updatedAt: at })
    .where(eq(customer.id, id))
}
