import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import type { Database, Handle, Transaction } from '../../../platform/db/database.ts'
import { counted } from '../../../platform/db/paging.ts'
import { numberIn, wordsOf } from '../../../platform/text/search-words.ts'
import {
  selectAlike,
  selectAnyCustomer,
  selectCustomers,
  type ListedCustomer,
} from '../store/customer-list.ts'
import { endSessionsOf, selectSessions } from '../store/sessions.ts'

type Listed = Answer<'staffListCustomers'>['customers'][number]
type Profile = Answer<'staffGetCustomer'>['customer']
type Session = Answer<'staffGetCustomer'>['sessions'][number]

const view = (row: ListedCustomer): Listed => ({
  id: row.id,
  email: row.email ?? '',
  name: `${row.firstName} ${row.lastName}`.trim(),
  phone: row.phone?.slice(3) ?? '',
  business_name: row.businessName,
  business_type: row.businessTypeId,
  gst: row.gstin ?? '',
  created_at: row.createdAt.toISOString(),
  last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
  is_closed: row.deactivatedAt !== null,
  is_blocked: row.blockedAt !== null,
})

/**
 * Customers for staff: searched, filtered, sorted and paged. Names that nobody has as they are typed find who is called
 * alike (OPS-10).
 */
export async function listCustomersForStaff(
  handle: Database,
  { q, ...query }: Query<'staffListCustomers'>,
): Promise<Omit<Answer<'staffListCustomers'>, 'success'>> {
  const words = wordsOf(q)
  // A query of punctuation only finds nobody, not everybody.
  if (q !== '' && words.length === 0) return { customers: [], are_alike: false, ...counted(0) }
  const wanted = { ...query, words, number: numberIn(q) }
  const exact = await selectCustomers(handle, wanted)
  const isName = words.length > 0 && !/[0-9@]/.test(q)
  const { rows, count } = exact.count === 0 && isName ? await selectAlike(handle, wanted) : exact
  return {
    customers: rows.map(view),
    are_alike: exact.count === 0 && count > 0,
    ...counted(count),
  }
}

/** A customer for staff with live sessions; closed accounts too. Undefined: no such customer. */
export async function showCustomerForStaff(
  handle: Handle,
  id: string,
  at: Date,
): Promise<{ customer: Profile; sessions: Session[] } | undefined> {
  const row = await selectAnyCustomer(handle, id)
  if (row === undefined) return undefined
  const sessions = await selectSessions(handle, id, at)
  return {
    customer: {
      ...view(row),
      customer_choices: row.choices,
      has_password: row.passwordHash !== null,
      has_google: row.googleSub !== null,
      closed_at: row.deactivatedAt?.toISOString() ?? null,
      merged_into: row.mergedInto,
      first_name: row.firstName,
      last_name: row.lastName,
      blocked:
        row.blockedAt === null
          ? null
          : { at: row.blockedAt.toISOString(), reason: row.blockedReason },
      updated_at: row.updatedAt.toISOString(),
    },
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      method: session.method,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
    })),
  }
}

/** Whether the customer exists, open or closed. */
export const isCustomer = async (handle: Handle, id: string): Promise<boolean> =>
  (await selectAnyCustomer(handle, id)) !== undefined

/** Ends one session of a customer, or all; returns how many. */
export const endSessionsForStaff = (
  tx: Transaction,
  customerId: string,
  sessionId: string | undefined,
  at: Date,
): Promise<number> =>
  endSessionsOf(
    tx,
    sessionId === undefined ? { customerId } : { customerId, id: sessionId },
    'revoked',
    at,
  )
