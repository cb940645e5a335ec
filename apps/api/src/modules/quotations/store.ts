import { and, desc, eq, inArray, isNull, or, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { likeLiteral } from '../../platform/db/like.ts'
import { countLimit } from '../../platform/db/paging.ts'
import { sha256 } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { Quoted, QuotationTerms } from './model.ts'
import { quotation, quotationTerms } from './tables.ts'

export type Quotation = typeof quotation.$inferSelect

/** For lists: a quotation can hold hundreds of lines, and a list only counts them. */
const listed = {
  id: quotation.id,
  number: quotation.number,
  customerId: quotation.customerId,
  name: quotation.name,
  poNumber: quotation.poNumber,
  totalPaise: quotation.totalPaise,
  madeAt: quotation.madeAt,
  validUntil: quotation.validUntil,
  lineCount: sql<number>`jsonb_array_length(${quotation.quoted}->'lines')`,
  pincode: sql<string>`${quotation.quoted}->>'pincode'`,
  leftOut: sql<Quoted['leftOut']>`${quotation.quoted}->'leftOut'`,
}

export type ListedQuotation = Omit<Quotation, 'guestHash' | 'quoted'> &
  Pick<Quoted, 'pincode' | 'leftOut'> & { lineCount: number }

const isOwn = ({ kind, id }: Shopper) =>
  kind === 'guest' ? eq(quotation.guestHash, sha256(id)) : eq(quotation.customerId, id)

export async function insertQuotation(
  handle: Handle,
  { kind, id }: Shopper,
  row: Omit<Quotation, 'guestHash' | 'customerId'>,
): Promise<void> {
  await handle.insert(quotation).values({
    ...row,
    guestHash: kind === 'guest' ? sha256(id) : null,
    customerId: kind === 'guest' ? null : id,
  })
}

/** The newest of a buyer. */
export const selectQuotations = (
  handle: Handle,
  shopper: Shopper,
  most: number,
): Promise<ListedQuotation[]> =>
  handle
    .select(listed)
    .from(quotation)
    .where(isOwn(shopper))
    .orderBy(desc(quotation.madeAt), desc(quotation.id))
    .limit(most)

export async function findQuotation(
  handle: Handle,
  shopper: Shopper,
  id: string,
): Promise<Quotation | undefined> {
  const [row] = await handle
    .select()
    .from(quotation)
    .where(and(eq(quotation.id, id), isOwn(shopper)))
  return row
}

export async function findAnyQuotation(handle: Handle, id: string): Promise<Quotation | undefined> {
  const [row] = await handle.select().from(quotation).where(eq(quotation.id, id))
  return row
}

/** Quotations of all buyers, the newest first. `q`: of number, purchase order or name. */
export async function selectAllQuotations(
  handle: Handle,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ rows: ListedQuotation[]; count: number }> {
  const like = `%${likeLiteral(q)}%`
  const where =
    q === ''
      ? sql`true`
      : sql`(${quotation.number} = upper(${q}) or ${quotation.poNumber} ilike ${like} or ${quotation.name} ilike ${like})`
  const [rows, counts] = await Promise.all([
    handle
      .select(listed)
      .from(quotation)
      .where(where)
      .orderBy(desc(quotation.madeAt), desc(quotation.id))
      .limit(limit)
      .offset(offset),
    handle.execute<{ n: number }>(
      sql`select count(*)::int as n from (select 1 from quotation where ${where} limit ${countLimit}) c`,
    ),
  ])
  return { rows, count: counts.rows[0]?.n ?? 0 }
}

/** A quotation for whoever has the link of its mail; a customer's for the customer alone. */
export async function findLinkedQuotation(
  handle: Handle,
  { kind, id: owner }: Shopper,
  id: string,
): Promise<Quotation | undefined> {
  const mine = kind === 'customer' ? eq(quotation.customerId, owner) : undefined
  const [row] = await handle
    .select()
    .from(quotation)
    .where(and(eq(quotation.id, id), or(isNull(quotation.customerId), mine)))
  return row
}

/** Those of guests become the customer's at sign-in. */
export async function adoptQuotations(
  tx: Transaction,
  guestIds: readonly string[],
  customerId: string,
): Promise<void> {
  await tx
    .update(quotation)
    .set({ guestHash: null, customerId })
    .where(inArray(quotation.guestHash, guestIds.map(sha256)))
}

/** Deletes those of a shopper. */
export async function deleteQuotations(handle: Handle, shopper: Shopper): Promise<void> {
  await handle.delete(quotation).where(isOwn(shopper))
}

/** The newest terms; undefined until staff have set some. */
export async function selectQuotationTerms(
  handle: Handle,
): Promise<(QuotationTerms & { id: string }) | undefined> {
  const [row] = await handle
    .select({
      id: quotationTerms.id,
      days: quotationTerms.days,
      conditions: quotationTerms.conditions,
    })
    .from(quotationTerms)
    .orderBy(desc(quotationTerms.nth))
    .limit(1)
  return row
}

export const lockQuotationTerms = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('quotation terms', 0))`)

export async function insertQuotationTerms(
  tx: Transaction,
  row: typeof quotationTerms.$inferInsert,
): Promise<void> {
  await tx.insert(quotationTerms).values(row)
}
