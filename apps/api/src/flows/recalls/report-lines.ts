import { batchName } from '@upchar/kernel/batches'
import { istDate } from '@upchar/kernel/dates'
import { RECALL_NOTICE_STATE_WORDS } from '@upchar/kernel/recalls'
import type { ReportBuyer, ReportFacts } from '../../modules/recalls/index.ts'

type ReportOrder = ReportFacts['orders'][number]

/** Why a buyer isn't reached; empty: they are. */
export const notReachedWords = ({
  state,
  because,
}: Pick<ReportOrder, 'state' | 'because'>): string =>
  state === 'not_reached' ? because || 'no email address' : ''

/** What became of the buyer of an order. */
export const toldWords = ({ state }: ReportOrder): string =>
  state === null ? 'Back before anybody was told' : RECALL_NOTICE_STATE_WORDS[state]

const headings = [
  'row',
  'batch, serial number or order',
  'SKU',
  'seller',
  'warehouse',
  'expires or ordered on',
  'pieces received',
  'pieces moved in, negative: out',
  'pieces sold',
  'pieces taken back',
  'pieces credited',
  'pieces replaced',
  'pieces not back',
  'pieces in stock or quarantine',
  'pieces destroyed',
  'pieces given back to the seller',
  'buyer',
  'place',
  'phone',
  'email',
  'told',
  'why not reached',
]

/** The report of a recall as lines of one sheet: batches, serial numbers, then orders. */
export const reportLines = (
  { lots, serials, orders }: ReportFacts,
  buyers: ReadonlyMap<string, ReportBuyer>,
): (string | number)[][] => [
  headings,
  ...lots.map((lot) => [
    'batch',
    batchName(lot.batchNo),
    lot.sku,
    lot.seller,
    lot.warehouse,
    lot.expiresOn ?? '',
    lot.received,
    lot.moved ?? 0,
    lot.sold,
    lot.back,
    lot.credited,
    lot.replaced,
    lot.sold - lot.back,
    lot.onHand + lot.quarantined,
    lot.destroyed,
    lot.givenBack,
    ...Array<string>(6).fill(''),
  ]),
  ...serials.map(({ serial, order, delivered }) => [
    'serial number',
    serial,
    ...Array<string>(14).fill(''),
    order ?? '',
    ...Array<string>(3).fill(''),
    order === null ? 'Not sold by us' : delivered ? 'Delivered' : 'On the way',
    '',
  ]),
  ...orders.map((order) => {
    const buyer = buyers.get(order.id)
    return [
      'order',
      order.number,
      ...Array<string>(3).fill(''),
      istDate(new Date(order.placedAt)),
      '',
      '',
      order.sold,
      order.back,
      order.credited,
      order.replaced,
      order.sold - order.back,
      ...Array<string>(3).fill(''),
      buyer?.name ?? '',
      buyer?.place ?? '',
      buyer?.phone ?? '',
      buyer?.email ?? '',
      toldWords(order),
      notReachedWords(order),
    ]
  }),
]
