import { eq } from 'drizzle-orm'
import type { Handle } from '../../platform/db.ts'
import { variant } from '../catalogue/tables.ts'
import { leadEnquiry, notifyRequest } from './tables.ts'

export type EnquiryForm = typeof leadEnquiry.$inferSelect.form

export async function isSkuKnown(handle: Handle, sku: string): Promise<boolean> {
  const rows = await handle.select({ id: variant.id }).from(variant).where(eq(variant.sku, sku)).limit(1)
  return rows.length > 0
}

/** Stores an enquiry once: the same id again gives the ticket that the first one got. */
export async function insertEnquiry(handle: Handle, row: { id: string; ticket: string; sku: string | null; form: EnquiryForm; guestId: string; createdAt: Date }): Promise<{ ticket: string; isNew: boolean }> {
  const [stored] = await handle.insert(leadEnquiry).values(row)
    .onConflictDoUpdate({ target: leadEnquiry.id, set: { id: row.id } })
    .returning({ ticket: leadEnquiry.ticket })
  const ticket = stored?.ticket ?? row.ticket
  return { ticket, isNew: ticket === row.ticket }
}

/** Stores who wants to be told; asking twice is asking once. */
export async function insertNotifyRequest(handle: Handle, row: typeof notifyRequest.$inferInsert): Promise<void> {
  await handle.insert(notifyRequest).values(row).onConflictDoNothing({ target: [notifyRequest.sku, notifyRequest.email, notifyRequest.pincode] })
}

