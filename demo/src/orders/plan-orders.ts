import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import type { BusinessTypeId } from '@upchar/kernel/business-types'
import { seedCases } from '../people/kyc-cases.ts'
import { seedCustomers, type SeedCustomer } from '../people/customers.ts'
import { random, type Random } from '../random.ts'

/** The payment: cash on delivery, or an online method. */
export type PaidBy = 'cash' | 'upi' | 'card' | 'netbanking'
/** The outcome of an online payment: captured, captured at the second attempt, or abandoned. */
export type PaymentCourse = 'taken' | 'second_attempt' | 'given_up'

export type PlannedOrder = {
  no: number
  /** A demo buyer, or a guest. */
  buyer: { customer: SeedCustomer } | { guest: SeedGuest }
  at: Date
  lines: number
  /** Preferred business categories, most preferred first. */
  categories: readonly string[]
  /** The value of a typical line in rupees. */
  lineRupees: number
  /** What the buyer's licences allow besides unrestricted products. */
  licensed: boolean
  paidBy: PaidBy
  course: PaymentCourse
}

export type SeedGuest = {
  name: string
  email: string
  phone: string
  pincode: string
  house: string
  street: string
  note: string
}

/** Invented guests. */
const guests: readonly SeedGuest[] = [
  {
    name: 'Arvind Nambiar',
    email: 'arvind.nambiar@visitor.example',
    phone: '7000021137',
    pincode: '682024',
    house: 'Flat 5C, Palm Grove',
    street: 'Edapally Road',
    note: '',
  },
  {
    name: 'Sister Philomina',
    email: 'philomina@visitor.example',
    phone: '7000021274',
    pincode: '797112',
    house: 'Staff quarters 2',
    street: 'Circular Road',
    note: 'Ring twice, the bell is weak',
  },
  {
    name: 'Devika Chauhan',
    email: 'devika.chauhan@visitor.example',
    phone: '7000021411',
    pincode: '302013',
    house: '18',
    street: 'Vishwakarma Road No. 3',
    note: '',
  },
  {
    name: 'Yusuf Pathan',
    email: 'yusuf.pathan@visitor.example',
    phone: '7000021548',
    pincode: '421302',
    house: 'Shop 4, Noor Manzil',
    street: 'Anjur Phata',
    note: 'Closed on Friday afternoons',
  },
  {
    name: 'Ranjana Mohanty',
    email: 'ranjana.mohanty@visitor.example',
    phone: '7000021685',
    pincode: '751001',
    house: 'Plot 12',
    street: 'Janpath',
    note: '',
  },
]

/** The period of demo orders in days. */
export const pastDays = 110
const planned = 126
const hour = 3_600_000
const everyday = ['consumables', 'medicalequipments', 'diagnostics'] as const

/** Relative order frequency, and value of a line in rupees, by kind of buyer. */
const habits: Readonly<
  Partial<Record<BusinessTypeId, readonly [weight: number, lineRupees: number]>>
> = {
  1: [6, 6500],
  3: [6, 9000],
  4: [4, 2200],
  15: [4, 3200],
  11: [3, 3000],
  5: [2, 1800],
  2: [2, 1400],
  13: [2, 1500],
  22: [2, 1600],
  7: [1, 1200],
  25: [1, 700],
}

/** Fixed orders of the last hours, so that every shop has new ones. */
const fresh: readonly (readonly [
  customer: string | undefined,
  hoursAgo: number,
  paidBy: PaidBy,
])[] = [
  ['metro-surgicals', 2.6, 'netbanking'],
  ['green-cross', 1.3, 'upi'],
  ['smile-arc', 2.1, 'cash'],
  [undefined, 0.6, 'upi'],
]

/** Buyers whose basic KYC was approved by then. Rights depend on the current licences, so older orders must not use them. */
const mayBuyLicensed = (key: string, hoursAgo: number): boolean =>
  seedCases.some(
    ({ customer, stage, moves }) =>
      customer === key &&
      stage === 'basic' &&
      moves.at(-1)?.[0] === 'approved' &&
      (moves.at(-1)?.[1] ?? 0) > hoursAgo,
  )

/** A random past instant during waking hours, more likely recent than old. */
function moment(rng: Random, now: Date, between: { newest: number; oldest: number }): Date {
  const hoursAgo = between.newest + (between.oldest - between.newest) * rng.next() ** 1.9
  const day = startOfIstDate(istDate(new Date(now.getTime() - hoursAgo * hour)))
  const at = new Date(day + (8 + rng.next() * 13.5) * hour)
  return at.getTime() > now.getTime() - between.newest * hour
    ? new Date(at.getTime() - 24 * hour)
    : at
}

function weighted(rng: Random, customers: readonly SeedCustomer[]): SeedCustomer {
  const weights = customers.map(
    ({ type, sinceDays }) =>
      (habits[type ?? 25]?.[0] ?? 1) * Math.min(1, 0.2 + sinceDays / pastDays),
  )
  let left = rng.next() * weights.reduce((a, b) => a + b, 0)
  const found = customers.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? customers[0]
  if (found === undefined) throw new Error('nobody buys')
  return found
}

function order(
  no: number,
  buyer: PlannedOrder['buyer'],
  at: Date,
  now: Date,
  paidBy?: PaidBy,
): PlannedOrder {
  const rng = random(`order ${no}`)
  const customer = 'customer' in buyer ? buyer.customer : undefined
  const [, lineRupees] = habits[customer?.type ?? 25] ?? [1, 700]
  const chance = rng.next()
  return {
    no,
    buyer,
    at,
    lineRupees,
    categories: [...(customer?.choices ?? []), ...everyday],
    licensed:
      customer !== undefined && mayBuyLicensed(customer.key, (now.getTime() - at.getTime()) / hour),
    lines: rng.between(1, customer?.type === 3 || customer?.type === 1 ? 6 : 4),
    paidBy:
      paidBy ??
      (chance < 0.4 ? 'upi' : chance < 0.6 ? 'netbanking' : chance < 0.72 ? 'card' : 'cash'),
    course:
      paidBy !== undefined
        ? 'taken'
        : no % 19 === 7
          ? 'given_up'
          : no % 13 === 5
            ? 'second_attempt'
            : 'taken',
  }
}

/** The planned orders, oldest first; the same for every seed relative to `now`. */
export function planOrders(now: Date): PlannedOrder[] {
  const rng = random('orders')
  const buyers = seedCustomers.filter(
    ({ pincode, sinceDays, seenHours }) => pincode !== '' && sinceDays > 1 && seenHours !== null,
  )
  const past = Array.from({ length: planned }, (_, no): PlannedOrder => {
    if (no % 12 === 3) {
      const guest = guests[Math.floor(no / 12) % guests.length]
      if (guest !== undefined)
        return order(no, { guest }, moment(rng, now, { newest: 3, oldest: 90 * 24 }), now)
    }
    const customer = weighted(rng, buyers)
    return order(
      no,
      { customer },
      moment(rng, now, {
        newest: Math.max(3, customer.seenHours ?? 3),
        oldest: Math.min(pastDays, customer.sinceDays - 0.5) * 24,
      }),
      now,
    )
  })
  const lately = fresh.map(([key, hoursAgo, paidBy], i): PlannedOrder => {
    const customer = seedCustomers.find((one) => one.key === key)
    const [guest] = guests
    if (guest === undefined) throw new Error('there are guests')
    return order(
      planned + i,
      customer === undefined ? { guest } : { customer },
      new Date(now.getTime() - hoursAgo * hour),
      now,
      paidBy,
    )
  })
  return [...past, ...lately].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
