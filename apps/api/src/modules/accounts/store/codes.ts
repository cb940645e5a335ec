import { and, eq, gt, inArray, lt, sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { codeTries } from '../limits.ts'
import { emailProof, oneTimeCode } from '../tables.ts'

export type CodePurpose = (typeof oneTimeCode.$inferSelect)['purpose']
export type ProofPurpose = (typeof emailProof.$inferSelect)['purpose']
type Whose = { destination: string; purpose: CodePurpose }

/** Stores the code of an address, a purpose and a device, replacing the one before. */
export async function putCode(handle: Handle, row: typeof oneTimeCode.$inferInsert): Promise<void> {
  await handle
    .insert(oneTimeCode)
    .values(row)
    .onConflictDoUpdate({
      target: [oneTimeCode.destination, oneTimeCode.purpose, oneTimeCode.device],
      set: { codeHash: row.codeHash, tries: 0, createdAt: row.createdAt, expiresAt: row.expiresAt },
    })
}

/**
 * Takes one attempt of each live code before the comparison: of a thousand concurrent guesses, five are
 * compared.
 */
export const countAttempt = (
  handle: Handle,
  { destination, purpose }: Whose,
  devices: readonly string[],
  at: Date,
): Promise<{ device: string; codeHash: string; tries: number }[]> =>
  handle
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.destination, destination),
        eq(oneTimeCode.purpose, purpose),
        inArray(oneTimeCode.device, [...devices]),
        gt(oneTimeCode.expiresAt, at),
        lt(oneTimeCode.tries, codeTries),
      ),
    )
    .returning({
      device: oneTimeCode.device,
      codeHash: oneTimeCode.codeHash,
      tries: oneTimeCode.tries,
    })

/** Consumes a correct code; true for exactly one caller. */
export async function useCode(
  handle: Handle,
  { destination, purpose }: Whose,
  codeHash: string,
): Promise<boolean> {
  const used = await handle
    .delete(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.destination, destination),
        eq(oneTimeCode.purpose, purpose),
        eq(oneTimeCode.codeHash, codeHash),
      ),
    )
    .returning({ device: oneTimeCode.device })
  return used.length > 0
}

export async function deleteCodesFor(handle: Handle, destination: string): Promise<void> {
  await handle.delete(oneTimeCode).where(eq(oneTimeCode.destination, destination))
  await handle.delete(emailProof).where(eq(emailProof.email, destination))
}

export async function insertProof(
  handle: Handle,
  row: typeof emailProof.$inferInsert,
): Promise<void> {
  await handle.insert(emailProof).values(row)
}

export async function isProofGood(handle: Handle, keyHash: string, at: Date): Promise<boolean> {
  return (
    (
      await handle
        .select({ email: emailProof.email })
        .from(emailProof)
        .where(and(eq(emailProof.keyHash, keyHash), gt(emailProof.expiresAt, at)))
    ).length > 0
  )
}

/** Consumes a proof and returns its address, to exactly one caller. */
export async function consumeProof(
  handle: Handle,
  keyHash: string,
  purpose: ProofPurpose,
  at: Date,
): Promise<string | undefined> {
  const [taken] = await handle
    .delete(emailProof)
    .where(
      and(
        eq(emailProof.keyHash, keyHash),
        eq(emailProof.purpose, purpose),
        gt(emailProof.expiresAt, at),
      ),
    )
    .returning({ email: emailProof.email })
  return taken?.email
}
