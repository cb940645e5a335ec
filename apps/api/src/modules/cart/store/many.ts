import { sql } from '../../../platform/db/sql.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'

/** Locks the shopper's cart, if there is one, against other adds. */
export async function lockCart(tx: Transaction, { kind, id }: Shopper): Promise<void> {
  await tx.execute(sql`select 1 from cart where ${sql.raw(ownerColumn[kind])} = ${id} for update`)
}

/** Says on lines of the shopper's cart what a merge could not bring. */
export async function noteLines(
  tx: Transaction,
  { kind, id }: Shopper,
  notes: readonly { offerId: number; note: string }[],
): Promise<void> {
  await tx.execute(sql`update cart_line l set merge_note = n.note
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n("offerId" bigint, note text)
    where l.offer_id = n."offerId"
      and l.cart_id = (select id from cart where ${sql.raw(ownerColumn[kind])} = ${id})`)
}
