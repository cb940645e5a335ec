import { and, desc, eq, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { dayRules } from '../../../platform/db/day-rules.ts'
import { kycAsk } from '../tables.ts'

export type AskRow = typeof kycAsk.$inferSelect
/** A form: a kind of buyer and a step. */
export type AskedForm = Pick<AskRow, 'businessTypeId' | 'stage'>
/** A section of a form. */
export type AskedSection = AskedForm & Pick<AskRow, 'section'>

const inForm = ({ businessTypeId, stage }: AskedForm) =>
  and(eq(kycAsk.businessTypeId, businessTypeId), eq(kycAsk.stage, stage))

/** All past, present and planned requirements, in the order of the form's choices: a small table. */
export async function selectAsks(handle: Handle) {
  return handle.select().from(kycAsk).orderBy(kycAsk.id)
}

/**
 * A form's past, present and planned requirements, newest first; locks the form until the transaction ends.
 */
export async function lockAsks(tx: Transaction, form: AskedForm): Promise<AskRow[]> {
  // A form without rows has no row to lock.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('kyc_ask'), hashtext(${`${form.businessTypeId} ${form.stage}`}))`,
  )
  return tx.select().from(kycAsk).where(inForm(form)).orderBy(desc(kycAsk.id))
}

/** Ends a section's requirements before a day. */
export const endAsks = (tx: Transaction, place: AskedSection, from: string): Promise<void> =>
  dayRules(kycAsk).endBefore(tx, from, and(inForm(place), eq(kycAsk.section, place.section)))

export async function insertAsks(
  tx: Transaction,
  rows: readonly (typeof kycAsk.$inferInsert)[],
): Promise<AskRow[]> {
  return tx
    .insert(kycAsk)
    .values([...rows])
    .returning()
}
