import type { Difference, Tally } from '../difference.ts'
import { Document, Unreadable } from '../document.ts'
import type { Snapshot } from '../snapshot.ts'
import { cancelCheck } from './cancels.ts'
import type { OrderCheck } from './check.ts'
import { creditNoteCheck } from './credit-notes.ts'
import { giftCheck } from './gifts.ts'
import { batchCheck, licenceCheck } from './goods.ts'
import { invoiceCheck } from './invoices.ts'
import { pointsCheck } from './points.ts'
import { referralCheck } from './referrals.ts'
import { placeCheck } from './place.ts'
import { orderQuery } from './query.ts'
import { rateCheck } from './rates.ts'
import { readOrder } from './read-order.ts'
import { readReference, type Reference } from './reference.ts'
import { replacementCheck } from './replacements.ts'
import { returnCheck } from './returns.ts'
import { taxCheck } from './tax.ts'
import { zoneCheck } from './zone.ts'
import { tenderCheck } from './tenders.ts'
import { chargeCheck, discountCheck, totalCheck } from './totals.ts'

export const orderChecks: readonly OrderCheck[] = [
  totalCheck,
  chargeCheck,
  discountCheck,
  placeCheck,
  rateCheck,
  taxCheck,
  zoneCheck,
  invoiceCheck,
  batchCheck,
  licenceCheck,
  cancelCheck,
  creditNoteCheck,
  returnCheck,
  replacementCheck,
  tenderCheck,
  pointsCheck,
  giftCheck,
  referralCheck,
]

type Said = (difference: Difference) => void

function lookAt(
  row: Document,
  reference: Reference,
  tallies: ReadonlyMap<string, Tally>,
  said: Said,
): void {
  const [id, number] = [row.text('id'), row.text('number')]
  const order = readOrder(row)
  for (const { name, look } of orderChecks) {
    const tally = tallies.get(name)
    if (tally === undefined) throw new Error(`no tally for ${name}`)
    const say = (difference: Omit<Difference, 'check' | 'order'>) => {
      tally.differences++
      said({ check: name, order: number, ...difference })
    }
    try {
      look(order, reference, {
        saw: (rows = 1) => void (tally.rows += rows),
        found: ({ by = null, ...finding }) => say({ ...finding, by }),
      })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      say({ table: 'order', id, text: error.message, by: null })
    }
  }
}

/** Looks at every order once, with all checks. */
export async function walkOrders(snapshot: Snapshot, said: Said): Promise<Map<string, Tally>> {
  const reference = await readReference(snapshot)
  const tallies = new Map(orderChecks.map(({ name }) => [name, { rows: 0, differences: 0 }]))
  for await (const rows of snapshot.pages<{ order: unknown }>(orderQuery))
    for (const { order } of rows) {
      const row = new Document(order, 'order')
      try {
        lookAt(row, reference, tallies, said)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        const tally = tallies.get(totalCheck.name)
        if (tally !== undefined) tally.differences++
        said({
          check: totalCheck.name,
          table: 'order',
          id: row.text('id'),
          order: row.text('number'),
          text: error.message,
          by: null,
        })
      }
    }
  return tallies
}
