import { formatIstDateTime } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import { bottom, ink, margin, rule, width, type Doc } from '../../invoice-page.ts'
import type { Printed, Printing } from '../papers.ts'
import { kilograms, paperHeading, paperTable } from './paper-parts.ts'

const money = (paise: number): string => formatRupees(paise, { paise: 'always' })

/** What a courier takes over, to be signed: a page for each warehouse and courier (OPS-02). */
export function drawManifest(doc: Doc, parcels: readonly Printed[], printing: Printing): void {
  const handovers = Map.groupBy(parcels, ({ warehouseId, courier }) => `${warehouseId} ${courier}`)
  for (const [at, own] of [...handovers.values()].entries()) {
    if (at > 0) doc.addPage()
    drawHandover(doc, own, printing)
  }
}

function drawHandover(doc: Doc, parcels: readonly Printed[], { at }: Printing): void {
  const [first] = parcels
  if (first === undefined) return
  const sum = (of: (parcel: Printed) => number) =>
    parcels.reduce((total, parcel) => total + of(parcel), 0)
  const y = paperHeading(doc, `Manifest: ${first.courier}`, [
    `${first.warehouse.name}, ${first.warehouse.city}`,
    `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`,
    `printed ${formatIstDateTime(at)}`,
  ])
  const end = paperTable(doc, y, {
    columns: [
      { head: '', width: 22, right: true },
      { head: 'AWB', width: 0 },
      { head: 'Order', width: 110 },
      { head: 'To', width: 110 },
      { head: 'Weight', width: 55, right: true },
      { head: 'To collect', width: 75, right: true },
    ],
    rows: parcels.map((parcel, no) => [
      String(no + 1),
      parcel.awb ?? '',
      parcel.orderNumber,
      `${parcel.form.city} ${parcel.form.pincode}`,
      parcel.weightGrams === null ? '' : kilograms(parcel.weightGrams),
      parcel.cashPaise === null ? '' : money(parcel.cashPaise),
    ]),
    total: [
      '',
      'Together',
      '',
      '',
      kilograms(sum(({ weightGrams }) => weightGrams ?? 0)),
      money(sum(({ cashPaise }) => cashPaise ?? 0)),
    ],
  })
  let signing = end + 50
  if (signing + 30 > bottom) {
    doc.addPage()
    signing = margin + 60
  }
  for (const [no, who] of [
    'Handed over by',
    'Received for the courier, with date and time',
  ].entries()) {
    const x = margin + no * (width / 2 + 8)
    doc
      .moveTo(x, signing)
      .lineTo(x + width / 2 - 16, signing)
      .lineWidth(0.8)
      .strokeColor(rule)
      .stroke()
    doc
      .font('plain')
      .fontSize(9)
      .fillColor(ink)
      .text(who, x, signing + 4, { width: width / 2 - 16 })
  }
}
