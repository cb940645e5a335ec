import type { Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { mayReach, sellerOf, type Author } from '../../../platform/identity/author.ts'
import { paysCash } from '../../checkout/index.ts'
import { hasLeft } from '../e-documents/why-kept.ts'
import { labelNotReady, paperRefused, parcelUnknown } from '../errors.ts'
import type { InvoiceFile } from '../get-invoice.ts'
import { isStopped, recalledIn, replacementStopped } from '../held-parcel.ts'
import { isPacked } from '../model.ts'
import { isUuid } from '../../../platform/ids.ts'
import { selectParcelsById, type Dispatched } from '../store/dispatch.ts'
import type { PaperKind } from './papers.ts'

type Refused = Refusal & { code: 'parcel_unknown' | 'label_not_ready' | 'paper_refused' }
/** Why a paper can't be printed for the parcels; undefined if it can. */
function problemOf(kind: PaperKind, parcels: readonly Dispatched[]) {
  const gone = parcels.find(({ state }) => state === 'cancelled' || state === 'refunded')
  if (gone !== undefined) return paperRefused(`${gone.orderNumber} is cancelled. Leave it out.`)
  const [stopped] = parcels.flatMap(({ state, orderNumber, recalled }) =>
    // Serial numbers are scanned of goods that are picked.
    recalledIn(
      state,
      recalled.filter((one) => kind !== 'pick-list' || !one.unscanned),
    ).map((words) => `${orderNumber}: ${words}`),
  )
  if (stopped !== undefined) return paperRefused(stopped)
  const held = parcels.find(isStopped)
  if (held !== undefined) return paperRefused(`${held.orderNumber}: ${replacementStopped}`)
  if (kind === 'pick-list' && new Set(parcels.map(({ warehouseId }) => warehouseId)).size > 1)
    return paperRefused('A pick list is for one warehouse. Choose the parcels of one.')
  if (kind !== 'labels' && kind !== 'manifest') return undefined
  const early = parcels.find(({ state, awb }) => !isPacked(state) || awb === null)
  if (early !== undefined)
    return labelNotReady(
      early.awb === null
        ? `${early.orderNumber} has no AWB yet. Set courier and AWB first.`
        : `${early.orderNumber} isn’t packed yet: the amount to collect comes with its invoice.`,
    )
  // An unknown amount must never be printed as “collect nothing”.
  const unknown = parcels.find(
    ({ paymentOption, cashPaise }) => paysCash(paymentOption) && cashPaise === null,
  )
  return unknown === undefined
    ? undefined
    : labelNotReady(
        `What to collect for this parcel of ${unknown.orderNumber} isn’t known: it has no invoice of its own.`,
      )
}

/** A member of a seller reads who buys on the papers of a parcel that is still to be sent, and no longer (APP-01). */
function goneFrom(author: Author, parcels: readonly Dispatched[]) {
  const gone =
    sellerOf(author) === undefined ? undefined : parcels.find(({ state }) => hasLeft(state))
  return gone && paperRefused(`${gone.orderNumber} has left. Ask us if its label is needed again.`)
}

/** A pick list, packing slips, labels or a manifest of the chosen parcels as PDF (OPS-02). */
export async function printPapers(
  context: Context,
  author: Author,
  kind: PaperKind,
  { parcels }: Query<'staffPrintPapers'>,
): Promise<Result<InvoiceFile, Refused>> {
  const ids = [...new Set(parcels)]
  if (!ids.every(isUuid)) return parcelUnknown()
  const found = await selectParcelsById(context.db, ids)
  if (found.length < ids.length || !found.every((one) => mayReach(author, one)))
    return parcelUnknown()
  const problem = goneFrom(author, found) ?? problemOf(kind, found)
  if (problem !== undefined) return problem
  // Imported on first use: the PDF library is large.
  const { papersPdf } = await import('./pdf/papers-pdf.ts')
  const at = context.clock.now()
  // Addresses and phones leave the shop on paper.
  await inTransaction(context.db, async (tx) => {
    for (const { id, orderId } of found)
      await recordAudit(tx, {
        by: author,
        action: 'parcel.print',
        subject: { kind: 'order', id: orderId },
        after: { parcel: id, paper: kind },
        at,
      })
  })
  return ok({
    name: `${kind}-${istDate(at)}.pdf`,
    bytes: await papersPdf(kind, found, { at, brand: context.config.BRAND_NAME }),
  })
}
