import type { Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { labelNotReady, paperRefused, parcelUnknown } from '../errors.ts'
import type { InvoiceFile } from '../get-invoice.ts'
import { isPacked } from '../model.ts'
import { isUuid } from '../../../platform/ids.ts'
import { selectParcelsById, type Dispatched } from '../store/dispatch.ts'
import type { PaperKind, Printed } from './papers.ts'
import { cashOf } from './show-dispatch.ts'

type Refused = Refusal & { code: 'parcel_unknown' | 'label_not_ready' | 'paper_refused' }
/** Why a paper can't be printed for the parcels; undefined if it can. */
function problemOf(kind: PaperKind, parcels: readonly Dispatched[]) {
  const gone = parcels.find(({ state }) => state === 'cancelled' || state === 'refunded')
  if (gone !== undefined) return paperRefused(`${gone.orderNumber} is cancelled. Leave it out.`)
  if (kind === 'pick-list' && new Set(parcels.map(({ warehouseId }) => warehouseId)).size > 1)
    return paperRefused('A pick list is for one warehouse. Choose the parcels of one.')
  if (kind !== 'labels' && kind !== 'manifest') return undefined
  const early = parcels.find(({ state, awb }) => !isPacked(state) || awb === null)
  return early === undefined
    ? undefined
    : labelNotReady(
        early.awb === null
          ? `${early.orderNumber} has no AWB yet. Set courier and AWB first.`
          : `${early.orderNumber} isn’t packed yet: the amount to collect comes with its invoice.`,
      )
}

/** A pick list, packing slips, labels or a manifest of the chosen parcels as PDF (OPS-02). */
export async function printPapers(
  context: Context,
  kind: PaperKind,
  { parcels: ids }: Query<'staffPrintPapers'>,
): Promise<Result<InvoiceFile, Refused>> {
  if (!ids.every(isUuid)) return parcelUnknown()
  const found = await selectParcelsById(context.db, ids)
  if (found.length < new Set(ids).size) return parcelUnknown()
  const problem = problemOf(kind, found)
  if (problem !== undefined) return problem
  const parcels = found.map((parcel): Printed => ({ ...parcel, cashPaise: cashOf(parcel) }))
  // Imported on first use: the PDF library is large.
  const { papersPdf } = await import('./pdf/papers-pdf.ts')
  const at = context.clock.now()
  return ok({
    name: `${kind}-${istDate(at)}.pdf`,
    bytes: await papersPdf(kind, parcels, { at, brand: context.config.BRAND_NAME }),
  })
}
