import { batchName } from '@upchar/kernel/batches'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { RETURN_ANSWER_HOURS, returnReasonLabel } from '@upchar/kernel/return-reasons'
import { isDecided, returnLabel, type ReturnState } from './model.ts'
import { isInReturn, type SoldLine } from './rules.ts'
import { stateLabel } from '../orders/index.ts'
import type { ReturnRow } from './store.ts'
import { hasNothingToFetch, scopeOf } from './view.ts'

type Row = Answer<'sellerListReturns'>['returns'][number]
type One = Answer<'sellerGetReturn'>['return']

const hour = 3_600_000

/** How the buyer's money goes back is between the buyer and the marketplace. */
const ownState = (state: ReturnState): Row['state'] =>
  state === 'paid' || state === 'sent_back' ? 'settled' : state

/** A return as a row of its seller's list: nothing of the buyer, whose own words and photos may say who it is (APP-01). */
export function ownReturnRow(one: ReturnRow): Row {
  const state = ownState(one.state)
  return {
    id: one.id,
    number: one.number,
    order_number: one.orderNumber,
    state,
    label: returnLabel(state),
    reason: returnReasonLabel(one.reason),
    nothing_to_fetch: hasNothingToFetch(one.reason),
    opened_at: one.openedAt.toISOString(),
    answer_by:
      state === 'requested'
        ? new Date(one.openedAt.getTime() + RETURN_ANSWER_HOURS * hour).toISOString()
        : null,
    items: one.lines.map(({ title, sku, quantity }) => ({ title, sku_id: sku, quantity })),
  }
}

/** A return as its seller sees it. `warehouses`: the seller's, by id. */
export function ownReturnView(
  one: ReturnRow,
  lines: readonly SoldLine[],
  warehouses: ReadonlyMap<number, string>,
): One {
  const sold = new Map(lines.map((line) => [line.id, line]))
  const titles = new Map(one.lines.map(({ line, title }) => [line, title]))
  return {
    ...ownReturnRow(one),
    courier: one.courier,
    awb: one.awb,
    outcome: one.outcome,
    settled_at: one.settledAt?.toISOString() ?? null,
    sent: one.lines.flatMap(({ line }) => sentOf(sold.get(line), one, warehouses)),
    found: one.pieces.map(({ line, batchNo, quantity, fate }) => ({
      title: titles.get(line) ?? '',
      batch: batchName(batchNo),
      quantity,
      fate,
    })),
    replacements: one.replacements.map(({ id, state }) => ({ id, label: stateLabel(state) })),
  }
}

/** The batches that can come back of a line; once they have been inspected, what was found says more. */
const sentOf = (
  line: SoldLine | undefined,
  one: ReturnRow,
  warehouses: ReadonlyMap<number, string>,
): One['sent'] =>
  line === undefined || isDecided(one.state)
    ? []
    : line.batches
        .filter((batch) => batch.quantity > batch.returned && isInReturn(batch, scopeOf(one)))
        .map((batch) => ({
          title: line.title,
          batch: batchName(batch.batchNo),
          expires_on: batch.expiresOn,
          quantity: batch.quantity - batch.returned,
          parcel: batch.shipmentId,
          warehouse: warehouses.get(batch.warehouseId) ?? '',
        }))
