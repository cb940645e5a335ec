import { recordAudit } from '../../platform/audit.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { deleteNotes, insertNote, selectNotes } from './store/notes.ts'

export type CustomerNote = {
  id: string
  text: string
  at: string
  by: { id: string; name: string; email: string }
}

/** Staff's notes about a customer, newest first. */
export async function customerNotes(handle: Handle, customerId: string): Promise<CustomerNote[]> {
  return (await selectNotes(handle, customerId)).map(({ createdAt, ...note }) => ({
    ...note,
    at: createdAt.toISOString(),
  }))
}

/** Adds a note; the caller has checked that the customer exists. */
export async function writeNote(
  tx: Transaction,
  {
    customerId,
    staffId,
    text,
    at,
  }: { customerId: string; staffId: string; text: string; at: Date },
): Promise<CustomerNote> {
  const id = newId()
  await insertNote(tx, { id, customerId, staffId, text, createdAt: at })
  await recordAudit(tx, {
    by: staffId,
    action: 'customer.note',
    subject: { kind: 'customer', id: customerId },
    after: { note_id: id, characters: text.length },
    at,
  })
  const note = (await customerNotes(tx, customerId)).find((one) => one.id === id)
  if (note === undefined) throw new Error('a note that was just written is gone')
  return note
}

/** Deletes staff's notes about a customer who closed the account. */
export const forgetNotes = (tx: Transaction, customerId: string): Promise<void> =>
  deleteNotes(tx, customerId)
