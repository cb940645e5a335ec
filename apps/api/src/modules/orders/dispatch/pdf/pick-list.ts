import { batchWords } from '@upchar/kernel/batches'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import type { Doc } from '../../invoice-page.ts'
import type { Goods } from '../../store/dispatch.ts'
import type { Printed, Printing } from '../papers.ts'
import { paperHeading, paperTable, promisedOf } from './paper-parts.ts'

type Picked = Goods & { orders: { number: string; quantity: number }[] }

/** Of two promises the one that allows fewer batches. */
const stricter = (a: Goods['promise'], b: Goods['promise']): Goods['promise'] =>
  a === null || (b !== null && b.expiresFrom > a.expiresFrom) ? b : a

/** Each batch of each article once, with what every order gets of it: the shelf is visited once. */
export function picksOf(parcels: readonly Pick<Printed, 'orderNumber' | 'contents'>[]): Picked[] {
  const picks = new Map<string, Picked>()
  for (const { orderNumber, contents } of parcels)
    for (const goods of contents) {
      const key = JSON.stringify([goods.sku, goods.batch])
      const known = picks.get(key) ?? { ...goods, quantity: 0, orders: [] }
      known.quantity += goods.quantity
      known.promise = stricter(known.promise, goods.promise)
      known.orders.push({ number: orderNumber, quantity: goods.quantity })
      picks.set(key, known)
    }
  // First expiry first; what doesn't expire comes last.
  const order = ({ title, sku, expiresOn, batch }: Goods) =>
    [title, sku, expiresOn ?? '9999', batch].join(' ')
  return [...picks.values()].toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** What to fetch from the shelves of a warehouse for the chosen parcels (OPS-02). */
export function drawPickList(doc: Doc, parcels: readonly Printed[], { at }: Printing): void {
  const [first] = parcels
  const picks = picksOf(parcels)
  const promised = parcels.map(({ promisedFrom }) => promisedFrom).toSorted()[0]
  const y = paperHeading(doc, 'Pick list', [
    first === undefined ? '' : `${first.warehouse.name}, ${first.warehouse.city}`,
    `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`,
    promised === undefined ? '' : `first promised for ${formatIstDate(promised)}`,
    `printed ${formatIstDateTime(at)}`,
  ])
  paperTable(doc, y, {
    columns: [
      { head: '', width: 20 },
      { head: 'Article', width: 0 },
      { head: 'Batch', width: 120 },
      { head: 'For', width: 130 },
      { head: 'Pieces', width: 50, right: true },
    ],
    rows: picks.map((pick) => [
      '[  ]',
      { text: pick.title, small: [pick.sku, ...promisedOf(pick)] },
      batchWords(pick.batch, pick.expiresOn),
      pick.orders.map(({ number, quantity }) => `${quantity} × ${number}`).join('\n'),
      String(pick.quantity),
    ]),
    total: [
      '',
      'All pieces',
      '',
      '',
      String(picks.reduce((sum, { quantity }) => sum + quantity, 0)),
    ],
  })
}
