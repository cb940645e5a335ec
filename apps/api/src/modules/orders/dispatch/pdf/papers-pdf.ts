import type { PaperKind, Printed, Printing } from '../papers.ts'
import { makePdf } from '../../open-pdf.ts'
import { margin } from '../../invoice-page.ts'
import { drawLabel, labelSize } from './label.ts'
import { drawManifest } from './manifest.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { drawPickList } from './pick-list.ts'

const titles: Readonly<Record<PaperKind, string>> = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  labels: 'Labels',
  manifest: 'Manifest',
}

/** Draws each entry on a page of its own. */
function eachOnItsPage<T>(
  doc: PDFKit.PDFDocument,
  all: readonly T[],
  draw: (one: T) => void,
): void {
  for (const [at, one] of all.entries()) {
    if (at > 0) doc.addPage()
    draw(one)
  }
}

/** The papers of a warehouse's day as one PDF. */
export function papersPdf(
  kind: PaperKind,
  parcels: readonly Printed[],
  printing: Printing,
): Promise<Buffer> {
  const info = { Title: titles[kind], Author: printing.brand }
  if (kind === 'labels')
    return makePdf({ size: labelSize, margin: 0, info }, (doc) =>
      eachOnItsPage(doc, parcels, (parcel) => drawLabel(doc, parcel, printing)),
    )
  return makePdf({ size: 'A4', margin, info }, (doc) => {
    if (kind === 'pick-list') drawPickList(doc, parcels, printing)
    if (kind === 'packing-slips')
      eachOnItsPage(doc, parcels, (parcel) => drawPackingSlip(doc, parcel, printing))
    if (kind === 'manifest') drawManifest(doc, parcels, printing)
  })
}
