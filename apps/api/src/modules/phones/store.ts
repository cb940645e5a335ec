import { and, eq, gt, inArray, isNotNull, lt, sql, type SQL } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { ownerColumns, type Shopper } from '../../platform/identity/shopper.ts'
import { codeTries } from './limits.ts'
import { phoneProof } from './tables.ts'

const isOf = ({ kind, id }: Shopper): SQL =>
  eq(kind === 'guest' ? phoneProof.guestId : phoneProof.customerId, id)

const oneOf = (shopper: Shopper, phone: string) => and(isOf(shopper), eq(phoneProof.phone, phone))

/** Stores the code of a shopper and a phone, replacing the one before; what is proved stays so. */
export async function putCode(
  tx: Transaction,
  shopper: Shopper,
  code: { phone: string; codeHash: string; codeUntil: Date },
): Promise<void> {
  const guest = shopper.kind === 'guest'
  await tx
    .insert(phoneProof)
    .values({ id: newId(), ...ownerColumns(shopper), ...code })
    .onConflictDoUpdate({
      target: [guest ? phoneProof.guestId : phoneProof.customerId, phoneProof.phone],
      targetWhere: guest ? sql`guest_id is not null` : sql`customer_id is not null`,
      set: { codeHash: code.codeHash, codeUntil: code.codeUntil, tries: 0 },
    })
}

/** Takes an attempt before the comparison: of a thousand concurrent guesses, five are compared. */
export async function countAttempt(
  handle: Handle,
  shopper: Shopper,
  phone: string,
  at: Date,
): Promise<{ codeHash: string; tries: number } | undefined> {
  const [row] = await handle
    .update(phoneProof)
    .set({ tries: sql`${phoneProof.tries} + 1` })
    .where(
      and(
        oneOf(shopper, phone),
        isNotNull(phoneProof.codeHash),
        gt(phoneProof.codeUntil, at),
        lt(phoneProof.tries, codeTries),
      ),
    )
    .returning({ codeHash: phoneProof.codeHash, tries: phoneProof.tries })
  return row === undefined || row.codeHash === null
    ? undefined
    : { codeHash: row.codeHash, tries: row.tries }
}

/** Consumes a correct code. */
export async function markProved(
  handle: Handle,
  shopper: Shopper,
  { phone, codeHash, until }: { phone: string; codeHash: string; until: Date },
): Promise<void> {
  await handle
    .update(phoneProof)
    .set({ codeHash: null, provedUntil: until })
    .where(and(oneOf(shopper, phone), eq(phoneProof.codeHash, codeHash)))
}

/** The shopper's proved phones. */
export async function selectProved(handle: Handle, shopper: Shopper, at: Date): Promise<string[]> {
  const rows = await handle
    .select({ phone: phoneProof.phone })
    .from(phoneProof)
    .where(and(isOf(shopper), gt(phoneProof.provedUntil, at)))
  return rows.map(({ phone }) => phone)
}

/** Moves a guest's proofs to the customer at sign-in; the customer's own stay. */
export async function adoptProofs(tx: Transaction, guestId: string, customerId: string) {
  const own = tx
    .select({ phone: phoneProof.phone })
    .from(phoneProof)
    .where(eq(phoneProof.customerId, customerId))
  const rows = await tx
    .delete(phoneProof)
    .where(and(eq(phoneProof.guestId, guestId), inArray(phoneProof.phone, own)))
    .returning({ phone: phoneProof.phone, until: phoneProof.provedUntil })
  for (const { phone, until } of rows)
    if (until !== null)
      await tx
        .update(phoneProof)
        .set({
          provedUntil: sql`greatest(${phoneProof.provedUntil}, ${until.toISOString()}::timestamptz)`,
        })
        .where(and(eq(phoneProof.customerId, customerId), eq(phoneProof.phone, phone)))
  await tx
    .update(phoneProof)
    .set({ customerId, guestId: null })
    .where(eq(phoneProof.guestId, guestId))
}

/** Deletes a shopper's proofs. */
export async function forgetProofs(tx: Transaction, shopper: Shopper): Promise<void> {
  await tx.delete(phoneProof).where(isOf(shopper))
}
