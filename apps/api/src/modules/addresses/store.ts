import { and, asc, count, eq } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { AddressRow, AddressText, Book, Defaults } from './model.ts'
import { address, addressBook } from './tables.ts'

/** A buyer's addresses, oldest first, and the defaults, in one statement. */
export async function selectBook(handle: Handle, customerId: string): Promise<Book> {
  const rows = await handle
    .select({
      row: address,
      shipping: addressBook.defaultShippingId,
      billing: addressBook.defaultBillingId,
    })
    .from(address)
    .leftJoin(addressBook, eq(addressBook.customerId, address.customerId))
    .where(eq(address.customerId, customerId))
    .orderBy(asc(address.createdAt), asc(address.id))
  const [first] = rows
  return {
    rows: rows.map(({ row }) => row),
    defaults: { shipping: first?.shipping ?? null, billing: first?.billing ?? null },
  }
}

/** Locks a buyer's addresses until the transaction ends; returns the defaults. */
export async function lockBook(tx: Transaction, customerId: string, at: Date): Promise<Defaults> {
  const [book] = await tx
    .insert(addressBook)
    .values({ customerId, updatedAt: at })
    .onConflictDoUpdate({ target: addressBook.customerId, set: { updatedAt: at } })
    .returning({ shipping: addressBook.defaultShippingId, billing: addressBook.defaultBillingId })
  if (book === undefined) throw new Error('an upsert gives its row')
  return book
}

const own = (customerId: string, id: string) =>
  and(eq(address.customerId, customerId), eq(address.id, id))

/** One of the buyer's addresses; undefined for unknown ones and for other buyers'. */
export async function findAddress(
  handle: Handle,
  customerId: string,
  id: string,
): Promise<AddressRow | undefined> {
  return (await handle.select().from(address).where(own(customerId, id)))[0]
}

/** The id of an identical address. */
export async function findSame(
  handle: Handle,
  customerId: string,
  text: AddressText,
): Promise<string | undefined> {
  const same = await handle
    .select({ id: address.id })
    .from(address)
    .where(
      and(
        eq(address.customerId, customerId),
        eq(address.firstName, text.firstName),
        eq(address.lastName, text.lastName),
        eq(address.phone, text.phone),
        eq(address.building, text.building),
        eq(address.street, text.street),
        eq(address.landmark, text.landmark),
        eq(address.pincode, text.pincode),
        eq(address.city, text.city),
        eq(address.stateCode, text.stateCode),
        eq(address.gstin, text.gstin),
        eq(address.businessName, text.businessName),
      ),
    )
    .limit(1)
  return same[0]?.id
}

export async function countAddresses(handle: Handle, customerId: string): Promise<number> {
  return (
    (
      await handle
        .select({ number: count() })
        .from(address)
        .where(eq(address.customerId, customerId))
    )[0]?.number ?? 0
  )
}

export async function insertAddress(handle: Handle, row: AddressRow): Promise<void> {
  await handle.insert(address).values(row)
}

export async function updateAddress(
  handle: Handle,
  customerId: string,
  id: string,
  text: AddressText,
  at: Date,
): Promise<void> {
  await handle
    .update(address)
    .set({ ...text, updatedAt: at })
    .where(own(customerId, id))
}

/** True for the one caller that deleted it. It must no longer be a default. */
export async function deleteAddress(
  handle: Handle,
  customerId: string,
  id: string,
): Promise<boolean> {
  return (
    (await handle.delete(address).where(own(customerId, id)).returning({ id: address.id })).length >
    0
  )
}

export async function setDefaults(
  handle: Handle,
  customerId: string,
  { shipping, billing }: Defaults,
): Promise<void> {
  await handle
    .update(addressBook)
    .set({ defaultShippingId: shipping, defaultBillingId: billing })
    .where(eq(addressBook.customerId, customerId))
}

/** Deletes all of a buyer's addresses. */
export async function deleteBook(handle: Handle, customerId: string): Promise<void> {
  await handle.delete(addressBook).where(eq(addressBook.customerId, customerId))
  await handle.delete(address).where(eq(address.customerId, customerId))
}
