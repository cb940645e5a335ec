import { bookChecks, walkBook } from './books/walk.ts'
import type { Difference, Tally } from './difference.ts'
import { orderChecks, walkOrders } from './orders/walk.ts'
import { unknownSchema } from './schema.ts'
import { inSnapshot } from './snapshot.ts'

export type CheckResult = Tally & { check: string; title: string }

/** `unknown`: what of the schema no check knows; nothing was checked then. */
export type Audit =
  | { kind: 'audited'; checks: CheckResult[]; orders: number }
  | { kind: 'refused'; unknown: string[] }

/** Recomputes the shop's books from its rows at one moment, and tells each difference as it is found. `at`: what counts as expired or overdue. */
export const audit = (
  url: string,
  said: (difference: Difference) => void,
  at = new Date(),
): Promise<Audit> =>
  inSnapshot(url, at, async (snapshot): Promise<Audit> => {
    const unknown = await unknownSchema(snapshot)
    if (unknown.length > 0) return { kind: 'refused', unknown }
    const [{ orders = '0' } = {}] = await snapshot.rows<{ orders: string }>(
      'select count(*) as orders from "order"',
    )
    const tallies = await walkOrders(snapshot, said)
    for (const check of bookChecks) tallies.set(check.name, await walkBook(snapshot, check, said))
    const checks = [...orderChecks, ...bookChecks].map(({ name, title }) => ({
      check: name,
      title,
      ...(tallies.get(name) ?? { rows: 0, differences: 0 }),
    }))
    return { kind: 'audited', checks, orders: Number(orders) }
  })

/** They may have nothing to look at: orders paid in cash, no vouchers, no wallets, no reward points, no referrals, no list of a courier, no settlement, goods changed since. */
const mayBeIdle = new Set([
  'refunds',
  'voucher-uses',
  'ledger',
  'points',
  'credit-lines',
  'referrals',
  'replacements',
  'rate',
  'invoice-numbers',
  'credit-notes',
  'remittances',
  'settlements',
  'courier-bookings',
  'e-documents',
  'tax-returns',
  'statements',
])

/** Checks that looked at nothing although there are orders: they would find nothing either. */
export const blindChecks = ({ checks, orders }: Extract<Audit, { kind: 'audited' }>): string[] =>
  checks
    .filter(({ rows, check }) => orders > 0 && rows === 0 && !mayBeIdle.has(check))
    .map(({ check }) => check)
