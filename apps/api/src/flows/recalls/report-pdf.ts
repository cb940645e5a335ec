import { batchName } from '@upchar/kernel/batches'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { RECALL_CLASS_WORDS, RECALL_ORDERED_BY_WORDS, recalledGoods } from '@upchar/kernel/recalls'
import {
  bottom,
  ink,
  makePdf,
  margin,
  paperHeading,
  paperTable,
  width,
  type Doc,
} from '../../modules/orders/index.ts'
import {
  reportTotals,
  type RecallRow,
  type ReportBuyer,
  type ReportFacts,
} from '../../modules/recalls/index.ts'
import { notReachedWords, toldWords } from './report-lines.ts'

type Report = {
  recall: RecallRow
  facts: ReportFacts
  buyers: ReadonlyMap<string, ReportBuyer>
  shop: { brand: string; at: Date }
}

function paragraphs(doc: Doc, from: number, texts: readonly string[]): number {
  doc.font('plain').fontSize(9.5)
  return texts.reduce((y, text) => {
    const top = y + doc.heightOfString(text, { width }) > bottom ? (doc.addPage(), margin) : y
    doc.font('plain').fontSize(9.5).fillColor(ink).text(text, margin, top, { width })
    return doc.y + 3
  }, from)
}

function title(doc: Doc, from: number, text: string): number {
  const top = from + 70 > bottom ? (doc.addPage(), margin) : from + 14
  doc.font('bold').fontSize(11).fillColor(ink).text(text, margin, top, { width })
  return doc.y + 4
}

function summary({ recall, facts }: Report): string[] {
  const { name, means } = RECALL_CLASS_WORDS[recall.class]
  const all = reportTotals(facts)
  return [
    `Goods: ${recalledGoods(recall)} (SKU ${recall.sku}${recall.scope === 'product' ? ' and its other variants' : ''})`,
    `Recall of ${name}, which ${means}, ordered by ${RECALL_ORDERED_BY_WORDS[recall.orderedBy]}, ${recall.reference}`,
    `What is wrong: ${recall.reason}`,
    `What buyers were told to do: ${recall.advice}`,
    `Begun ${formatIstDateTime(recall.begunAt)} by ${recall.begunBy?.name ?? 'staff'}`,
    `Orders with these goods that left: ${all.orders}. Their buyers were told of ${all.told}, have acknowledged ${all.acknowledged}, and could not be reached of ${all.notReached}.`,
    `Pieces: ${all.sold} sold, ${all.back} taken back (${all.credited} credited, ${all.replaced} replaced), ${all.sold - all.back} not back, ${all.destroyed} destroyed, ${all.givenBack} given back to the seller${all.notArrived > 0 ? `, ${all.notArrived} sent to another warehouse and not arrived` : ''}.`,
    ...(recall.closedAt === null
      ? ['Draft: this recall is not closed, and its figures may still change.']
      : [
          `Conclusion: ${recall.conclusion ?? ''}`,
          `Closed ${formatIstDateTime(recall.closedAt)} by ${recall.closedBy?.name ?? 'staff'}`,
        ]),
  ]
}

const number = (head: string, wide = 52) => ({ head, width: wide, right: true })

function batches(doc: Doc, from: number, { facts: { lots } }: Report): number {
  if (lots.length === 0) return from
  const hasMoves = lots.some(({ moved = 0 }) => moved !== 0)
  return paperTable(doc, title(doc, from, 'Batches'), {
    columns: [
      { head: 'Batch', width: 0 },
      { head: 'Warehouse', width: hasMoves ? 96 : 110 },
      number('Received'),
      ...(hasMoves ? [number('Moved', 42)] : []),
      number('Sold', 40),
      number('Taken back', 62),
      number('Credited', 50),
      number('Destroyed', 56),
      number('To seller', 50),
    ],
    rows: lots.map((lot) => [
      {
        text: batchName(lot.batchNo),
        small: [
          lot.sku,
          ...(lot.expiresOn === null ? [] : [`expires ${formatIstDate(lot.expiresOn)}`]),
        ],
      },
      { text: lot.warehouse, small: [lot.seller] },
      String(lot.received),
      ...(hasMoves ? [(lot.moved ?? 0) > 0 ? `+${lot.moved}` : String(lot.moved ?? 0)] : []),
      ...[lot.sold, lot.back, lot.credited, lot.destroyed, lot.givenBack].map(String),
    ]),
    total: Array<string>(hasMoves ? 9 : 8).fill(''),
  })
}

function numbers(doc: Doc, from: number, { facts: { serials } }: Report): number {
  if (serials.length === 0) return from
  return paperTable(doc, title(doc, from, 'Serial numbers'), {
    columns: [
      { head: 'Serial number', width: 0 },
      { head: 'Order', width: 180 },
    ],
    rows: serials.map(({ serial, order }) => [serial, order ?? 'Not sold by us']),
    total: ['', ''],
  })
}

function sold(doc: Doc, from: number, { facts, buyers }: Report): void {
  if (facts.orders.length === 0) return
  paperTable(doc, title(doc, from, 'Orders, and their buyers'), {
    columns: [
      { head: 'Order', width: 104 },
      { head: 'Buyer', width: 0 },
      { head: 'Told', width: 120 },
      number('Sold', 38),
      number('Taken back', 62),
      number('Not back', 52),
    ],
    rows: facts.orders.map((order) => {
      const buyer = buyers.get(order.id)
      return [
        { text: order.number, small: [formatIstDate(order.placedAt)] },
        {
          text: buyer?.name ?? '',
          small: [buyer?.place ?? '', buyer?.phone ?? ''].filter(Boolean),
        },
        { text: toldWords(order), small: [notReachedWords(order)].filter(Boolean) },
        ...[order.sold, order.back, order.sold - order.back].map(String),
      ]
    }),
    total: Array<string>(6).fill(''),
  })
}

/** The report of a recall on paper. */
export const recallReportPdf = (report: Report): Promise<Buffer> =>
  makePdf({ size: 'A4', margin, info: { Title: `Recall ${report.recall.id}: report` } }, (doc) => {
    const { recall, shop } = report
    const y = paperHeading(doc, `Recall ${recall.id}: report`, [
      shop.brand,
      `drawn up ${formatIstDateTime(shop.at)}`,
    ])
    const facts = paragraphs(doc, y, summary(report))
    sold(doc, numbers(doc, batches(doc, facts, report), report), report)
  })
