import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import { inLoaderTransaction, type Database } from '@upchar/api/platform/db'
import type { Files } from '@upchar/api/platform/files/index'
import { addDays } from '../dates.ts'
import { copyRows } from '../load/copy.ts'
import { seedCases, seedNotes } from './kyc-cases.ts'
import { idOf, writeCases, type Clocked } from './load-cases.ts'
import { placeCustomers, type Placed } from './place-customers.ts'

export type FillPeopleOptions = {
  files: Files
  /** Everything is so many hours or days before this. */
  now: Date
  /** The member of staff who decided and wrote. */
  staffId: string
}

const hour = 3_600_000
const devices = ['Chrome on Android', 'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'Edge on Windows'] as const

/** Of days that are over, people worked between ten and six. */
function workingTime(at: Date, hoursAgo: number): Date {
  return hoursAgo < 48 ? at : new Date(startOfIstDate(istDate(at)) + 10 * hour + (Math.round(hoursAgo * 37) % 480) * 60_000)
}

/**
 * Buyers, their addresses, KYC applications with papers, and what staff wrote: so that a development shop's console is a
 * living one from the first minute. Everybody is invented. Never call it for a shop that is meant for buyers.
 */
export async function fillPeople(db: Database, { files, now, staffId }: FillPeopleOptions): Promise<void> {
  const clocked: Clocked = { before: (hours) => workingTime(new Date(now.getTime() - hours * hour), hours), dayAfter: (days) => addDays(istDate(now), days), staffId }
  await inLoaderTransaction(db, async (client) => {
    const customers = await placeCustomers(client)
    await writeCustomers(client, customers, clocked)
    await writeNotes(client, clocked)
    await writeCases(client, { cases: seedCases, customers, files, clocked })
  })
}

/** The phone of the buyer at a place of the list. */
export const phoneOf = (index: number): string => `+9170000${String(10_000 + index * 137)}`

async function writeCustomers(client: pg.ClientBase, customers: readonly Placed[], { before }: Clocked): Promise<void> {
  await copyRows(client, 'customer',
    ['id', 'email', 'first_name', 'last_name', 'phone', 'business_type_id', 'business_name', 'gstin', 'choices', 'created_at', 'updated_at', 'first_signed_in_at', 'last_signed_in_at'],
    customers.map((one, index) => {
      const since = before(one.sinceDays * 24 + 1)
      const seen = one.seenHours === null ? since : before(one.seenHours)
      return [
        idOf('customer', one.key), one.email, one.firstName, one.lastName, one.pincode === '' ? null : phoneOf(index), one.type, one.business,
        one.gstin || null, `{${one.choices.join(',')}}`, since, seen, since, seen,
      ]
    }))
  const placed = customers.filter(({ pincode }) => pincode !== '')
  await copyRows(client, 'address',
    ['id', 'customer_id', 'first_name', 'last_name', 'phone', 'building', 'street', 'landmark', 'pincode', 'city', 'state', 'state_code', 'gstin', 'business_name', 'created_at', 'updated_at'],
    placed.map((one) => {
      const at = before(one.sinceDays * 24)
      return [
        idOf('address', one.key), idOf('customer', one.key), one.firstName, one.lastName, phoneOf(customers.indexOf(one)), one.building, one.street, '',
        one.pincode, one.city, one.state, one.stateCode, one.gstin, one.business, at, at,
      ]
    }))
  await copyRows(client, 'address_book', ['customer_id', 'default_shipping_id', 'default_billing_id', 'updated_at'],
    placed.map((one) => [idOf('customer', one.key), idOf('address', one.key), idOf('address', one.key), before(one.sinceDays * 24)]))
  // Nobody holds the tokens that belong to these; a session is forgotten a month after its last use.
  const lately = customers.filter(({ seenHours }) => seenHours !== null && seenHours < 100)
  await copyRows(client, 'customer_session', ['id', 'customer_id', 'seed', 'rotated_at', 'method', 'device', 'created_at', 'last_used_at', 'expires_at'],
    lately.map((one, index) => {
      const seen = before(one.seenHours ?? 0)
      return [idOf('session', one.key), idOf('customer', one.key), randomBytes(24).toString('base64url'), seen, index % 3 === 0 ? 'password' : 'code', devices[index % devices.length] ?? devices[0], before((one.seenHours ?? 0) + 30), seen, before(-24 * 29)]
    }))
}

async function writeNotes(client: pg.ClientBase, { before, staffId }: Clocked): Promise<void> {
  await copyRows(client, 'customer_note', ['id', 'customer_id', 'staff_id', 'text', 'created_at'],
    seedNotes.map(([customer, hoursAgo, text], index) => [idOf('note', `${customer} ${index}`), idOf('customer', customer), staffId, text, before(hoursAgo)]))
}
