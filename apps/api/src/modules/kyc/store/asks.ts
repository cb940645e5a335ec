import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { kycAsk } from '../tables.ts'

export type AskRow = typeof kycAsk.$inferSelect
/** A kind of buyer and a step: a form. */
export type AskedForm = Pick<AskRow, 'businessTypeId' | 'stage'>
/** A part of a form. */
export type AskedSection = AskedForm & Pick<AskRow, 'section'>

const inForm = ({ businessTypeId, stage }: AskedForm) =>
  and(eq(kycAsk.businessTypeId, businessTypeId), eq(kycAsk.stage, stage))

/** Everything that is, was or will be asked: a small table. In the order of the form's choices. */
export async function selectAsks(handle: Handle) {
  return handle.select().from(kycAsk).orderBy(kycAsk.id)
}

/** What a form asks, asked and will ask, newest first; nobody else changes the form until the transaction ends. */
export async function lockAsks(tx: Transaction, form: AskedForm): Promise<AskRow[]> {
  // A form without rows can't be locked by its rows.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('kyc_ask'), hashtext(${`${form.businessTypeId} ${form.stage}`}))`,
  )
  return tx.select().from(kycAsk).where(inForm(form)).orderBy(desc(kycAsk.id))
}

/** Ends whatever a section asks from a day on, on the day before. */
export async function endAsks(
  tx: Transaction,
  place: AskedSection,
  from: string,
  dayBefore: string,
): Promise<void> {
  await tx
    .update(kycAsk)
    .set({ validTo: dayBefore })
    .where(
      and(
        inForm(place),
        eq(kycAsk.section, place.section),
        or(isNull(kycAsk.validTo), gte(kycAsk.validTo, from)),
      ),
    )
}

export async function insertAsks(
  tx: Transaction,
  rows: readonly (typeof kycAsk.$inferInsert)[],
): Promise<AskRow[]> {
  return tx
    .insert(kycAsk)
    .values([...rows])
    .returning()
}
