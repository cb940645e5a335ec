import { and, eq, gt } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { sharedCart } from '../tables.ts'
import type { WantedLine } from '../model.ts'

export type SharedCart = { lines: readonly WantedLine[]; expiresAt: Date }

export async function insertShared(
  handle: Handle,
  row: SharedCart & { keyHash: string },
): Promise<void> {
  await handle.insert(sharedCart).values(row)
}

/** The cart of a link that has not ended. */
export async function findShared(
  handle: Handle,
  keyHash: string,
  at: Date,
): Promise<SharedCart | undefined> {
  const [row] = await handle
    .select({ lines: sharedCart.lines, expiresAt: sharedCart.expiresAt })
    .from(sharedCart)
    .where(and(eq(sharedCart.keyHash, keyHash), gt(sharedCart.expiresAt, at)))
  return row
}
