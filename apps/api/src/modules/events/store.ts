import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { eventRegistration } from './tables.ts'

export type Registration = typeof eventRegistration.$inferSelect
const { confirmedAt, eventKey, email, id, leftAt, registeredAt, toldAs, toldOffAt, waitingSince } =
  eventRegistration
/** Confirmed and not given up: it has a place or waits for one. Who was told that it is off holds nothing once it is on again. */
const wants = and(isNotNull(confirmedAt), isNull(leftAt), isNull(toldOffAt))
const hasPlace = and(wants, isNull(waitingSince))

/** Seats of one event are given one after the other. */
export const lockSeats = (tx: Transaction, key: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event ${key}`}, 0))`)

/** How many have a place, by event. */
export async function countTaken(
  handle: Handle,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await handle
    .select({ key: eventKey, taken: count() })
    .from(eventRegistration)
    .where(and(inArray(eventKey, [...keys]), hasPlace))
    .groupBy(eventKey)
  return new Map(rows.map(({ key, taken }) => [key, taken]))
}

export async function findRegistration(
  handle: Handle,
  of: { id: string } | { key: string; email: string },
): Promise<Registration | undefined> {
  const which = 'id' in of ? eq(id, of.id) : and(eq(eventKey, of.key), eq(email, of.email))
  return (await handle.select().from(eventRegistration).where(which))[0]
}

/** A new registration, or the one that the person gave up. */
export async function saveRegistration(tx: Transaction, row: Registration): Promise<void> {
  const { id: _, ...set } = row
  await tx
    .insert(eventRegistration)
    .values(row)
    .onConflictDoUpdate({ target: [eventKey, email], set })
}

export const setRegistration = (
  tx: Transaction,
  which: string,
  set: Partial<
    Pick<
      Registration,
      'confirmedAt' | 'eventEndsAt' | 'leftAt' | 'toldAs' | 'toldOffAt' | 'waitingSince'
    >
  >,
): Promise<unknown> => tx.update(eventRegistration).set(set).where(eq(id, which))

/** Those who wait for a place, the longest waiting first. */
export const selectWaiting = (
  tx: Transaction,
  key: string,
  limit: number,
): Promise<Registration[]> =>
  tx
    .select()
    .from(eventRegistration)
    .where(and(eq(eventKey, key), wants, isNotNull(waitingSince)))
    .orderBy(asc(waitingSince), asc(id))
    .limit(limit)

/** Who confirmed comes first: addresses that somebody else typed push nobody out. */
export const selectRegistrations = (handle: Handle, key: string): Promise<Registration[]> =>
  handle
    .select()
    .from(eventRegistration)
    .where(eq(eventKey, key))
    .orderBy(isNull(confirmedAt), asc(registeredAt), asc(id))
    .limit(10_000)

/** All who confirmed, as many as there are. */
export const selectConfirmed = (handle: Handle, key: string): Promise<Registration[]> =>
  handle
    .select()
    .from(eventRegistration)
    .where(and(eq(eventKey, key), isNotNull(confirmedAt)))
    .orderBy(asc(registeredAt), asc(id))

/** Locks those who want to come and haven't been told that it doesn't take place. */
export const lockUntold = (
  tx: Transaction,
  keys: readonly string[],
  limit: number,
): Promise<Registration[]> =>
  tx
    .select()
    .from(eventRegistration)
    .where(and(inArray(eventKey, [...keys]), wants))
    .orderBy(asc(registeredAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Locks those who have a place, and know another time or place. */
export const lockMoved = (
  tx: Transaction,
  key: string,
  now: string,
  limit: number,
): Promise<Registration[]> =>
  tx
    .select()
    .from(eventRegistration)
    .where(and(eq(eventKey, key), hasPlace, sql`${toldAs} is distinct from ${now}`))
    .orderBy(asc(registeredAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })

export const markMoved = (
  tx: Transaction,
  ids: readonly string[],
  set: Pick<Registration, 'toldAs' | 'eventEndsAt'>,
): Promise<unknown> =>
  tx
    .update(eventRegistration)
    .set(set)
    .where(inArray(id, [...ids]))

export const markTold = (tx: Transaction, ids: readonly string[], at: Date): Promise<unknown> =>
  tx
    .update(eventRegistration)
    .set({ toldOffAt: at })
    .where(inArray(id, [...ids]))

export const deleteRegistrations = (tx: Transaction, of: string): Promise<unknown> =>
  tx.delete(eventRegistration).where(eq(email, of))
