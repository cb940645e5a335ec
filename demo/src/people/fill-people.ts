import { randomBytes } from 'node:crypto'
import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import { customer, customerSession } from '@upchar/api/internals/modules/accounts/tables'
import { address, addressBook } from '@upchar/api/internals/modules/addresses/tables'
import { customerNote } from '@upchar/api/internals/modules/staff/tables'
import { inTransaction, type Database, type Transaction } from '@upchar/api/platform/db/database'
import type { Files } from '@upchar/api/platform/files/index'
import { addDays } from '../dates.ts'
import { seedCases, seedNotes } from './kyc-cases.ts'
import { idOf, writeCases, type Clocked } from './load-cases.ts'
import { placeCustomers, type Placed } from './place-customers.ts'

export type FillPeopleOptions = {
  files: Files
  /** The instant that all ages are relative to. */
  now: Date
  /** The author of decisions and notes. */
  staffId: string
}

const hour = 3_600_000
const devices = [
  'Chrome on Android',
  'Chrome on Windows',
  'Safari on iPhone',
  'Firefox on Linux',
  'Edge on Windows',
] as const

/** On past days staff worked between ten and six. */
function workingTime(at: Date, hoursAgo: number): Date {
  return hoursAgo < 48
    ? at
    : new Date(startOfIstDate(istDate(at)) + 10 * hour + (Math.round(hoursAgo * 37) % 480) * 60_000)
}

/**
 * Demo buyers with addresses, KYC applications with documents, and staff's notes, so that a development shop's console has
 * content from the start. Everybody is invented. Never call it for a real shop.
 */
export async function fillPeople(
  db: Database,
  { files, now, staffId }: FillPeopleOptions,
): Promise<void> {
  const clocked: Clocked = {
    before: (hours) => workingTime(new Date(now.getTime() - hours * hour), hours),
    dayAfter: (days) => addDays(istDate(now), days),
    staffId,
  }
  await inTransaction(db, async (tx) => {
    const customers = await placeCustomers(tx)
    await writeCustomers(tx, customers, clocked)
    await writeAddresses(tx, customers, clocked)
    await writeSessions(tx, customers, clocked)
    await writeNotes(tx, clocked)
    await writeCases(tx, { cases: seedCases, customers, files, clocked })
  })
}

/** The phone of the nth buyer. */
export const phoneOf = (index: number): string => `+9170000${String(10_000 + index * 137)}`

async function writeCustomers(
  tx: Transaction,
  customers: readonly Placed[],
  { before }: Clocked,
): Promise<void> {
  await tx.insert(customer).values(
    customers.map((one, index) => {
      const since = before(one.sinceDays * 24 + 1)
      const seen = one.seenHours === null ? since : before(one.seenHours)
      return {
        id: idOf('customer', one.key),
        email: one.email,
        firstName: one.firstName,
        lastName: one.lastName,
        phone: one.pincode === '' ? null : phoneOf(index),
        businessTypeId: one.type,
        businessName: one.business,
        gstin: one.gstin || null,
        choices: [...one.choices],
        createdAt: since,
        updatedAt: seen,
        firstSignedInAt: since,
        lastSignedInAt: seen,
      }
    }),
  )
}

async function writeAddresses(
  tx: Transaction,
  customers: readonly Placed[],
  { before }: Clocked,
): Promise<void> {
  const placed = customers.filter(({ pincode }) => pincode !== '')
  await tx.insert(address).values(
    placed.map((one) => {
      const {
        firstName,
        lastName,
        building,
        street,
        pincode,
        city,
        state,
        stateCode,
        gstin,
        business: businessName,
      } = one
      const at = before(one.sinceDays * 24)
      return {
        id: idOf('address', one.key),
        customerId: idOf('customer', one.key),
        firstName,
        lastName,
        phone: phoneOf(customers.indexOf(one)),
        building,
        street,
        landmark: '',
        pincode,
        city,
        state,
        stateCode,
        gstin,
        businessName,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
  await tx.insert(addressBook).values(
    placed.map(({ key, sinceDays }) => ({
      customerId: idOf('customer', key),
      defaultShippingId: idOf('address', key),
      defaultBillingId: idOf('address', key),
      updatedAt: before(sinceDays * 24),
    })),
  )
}

/** Demo sessions, whose tokens nobody has; a session is deleted a month after its last use. */
async function writeSessions(
  tx: Transaction,
  customers: readonly Placed[],
  { before }: Clocked,
): Promise<void> {
  const lately = customers.flatMap(({ key, seenHours }) =>
    seenHours !== null && seenHours < 100 ? [{ key, seenHours }] : [],
  )
  await tx.insert(customerSession).values(
    lately.map(({ key, seenHours }, index): typeof customerSession.$inferInsert => {
      const seen = before(seenHours)
      return {
        id: idOf('session', key),
        customerId: idOf('customer', key),
        seed: randomBytes(24).toString('base64url'),
        rotatedAt: seen,
        method: index % 3 === 0 ? 'password' : 'code',
        device: devices[index % devices.length] ?? devices[0],
        createdAt: before(seenHours + 30),
        lastUsedAt: seen,
        expiresAt: before(-24 * 29),
      }
    }),
  )
}

async function writeNotes(tx: Transaction, { before, staffId }: Clocked): Promise<void> {
  await tx.insert(customerNote).values(
    seedNotes.map(([key, hoursAgo, text], index) => ({
      id: idOf('note', `${key} ${index}`),
      customerId: idOf('customer', key),
      staffId,
      text,
      createdAt: before(hoursAgo),
    })),
  )
}
