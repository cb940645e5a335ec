import { batchName } from '@upchar/kernel/batches'
import { addDays, istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { needsBatch } from '@upchar/kernel/waiting-goods'
import { sellableFrom } from '../../modules/catalogue/index.ts'
import type { Article, LotRow } from './store/lots.ts'
import type { ReceiptRow } from './store/receipts.ts'

/** Batches with fewer days are listed, so that they are sold or sent back in time (OPS-05). */
const nearDays = 90

/** From which day on batches are near their end, and from which they are good. */
export const lifeLimits = (at: Date) => ({
  near: sellableFrom(at),
  good: addDays(istDate(at), nearDays),
})

export const itemView = (found: Article) => ({
  sku: found.sku,
  title: found.title,
  option_label: found.optionLabel,
  seller: found.seller,
  batch_needed: needsBatch(found.hsn, found.productClass),
  mrp: found.mrpPaise === null ? null : paiseToRupees(found.mrpPaise),
  price: found.pricePaise === 0 ? null : paiseToRupees(found.pricePaise),
  warehouses: found.warehouses,
})

export const lotView = (lot: LotRow, at: Date) => {
  const { near, good } = lifeLimits(at)
  const life = (day: string) => (day < near ? 'ended' : day < good ? 'near' : 'good')
  return {
    id: lot.id,
    sku: lot.sku,
    title: lot.title,
    warehouse: lot.warehouse,
    warehouse_id: lot.warehouseId,
    batch: batchName(lot.batchNo),
    expires_on: lot.expiresOn,
    on_hand: lot.onHand,
    held: lot.held,
    to_pack: lot.toPack,
    life: lot.expiresOn === null ? null : (life(lot.expiresOn) as 'good' | 'near' | 'ended'),
  }
}

/** Without who took them in: the member who asks, or staff, who are none of a seller's business. */
export const ownReceiptView = (row: ReceiptRow) => ({
  id: row.id,
  source: row.source,
  reference: row.reference,
  supplier: row.supplier,
  received_on: row.receivedOn,
  at: row.at,
  warehouse: row.warehouse,
  lines: row.lines,
  pieces: row.pieces,
})
