import type { Handle, Transaction } from '../../../platform/db/database.ts'
import type { OrderState } from '../model.ts'
import { isPacked } from '../model.ts'
import { selectMissing, selectMissingOfMove, type Missing } from '../store/e-documents.ts'

/** Where staff record the numbers of the portals. */
export const whereReported = 'See E-invoices & e-way bills.'

/** What an e-document that is missing is called, and where it is recorded. */
export function missingWords({ kind, number, isChallan, problem, isOver }: Missing): string {
  const detail = problem === null ? '' : ` The report: ${problem}`
  if (kind === 'irn')
    return `Invoice ${number} has no Invoice Reference Number yet: without it it is no tax invoice (CGST Rules 48).${detail}`
  const document = isChallan ? 'Delivery challan' : 'Invoice'
  return isOver
    ? `The e-way bill of ${document.toLowerCase()} ${number} has run out. Extend it at the portal and enter the new last moment.`
    : `${document} ${number} has no e-way bill yet: the goods may not move without it (CGST Rules 138).${detail}`
}

/** Whether a parcel in this state has left the warehouse. */
export const hasLeft = (state: OrderState): boolean => isPacked(state) && state !== 'packed'

/**
 * Why a parcel may not be handed over; undefined: it may. Asked only of what has not left: documents issued by older releases, and
 * parcels on their way, need nothing.
 */
export async function whyKept(
  tx: Transaction,
  shipmentId: string,
  at: Date,
): Promise<string | undefined> {
  return wordsOf(await selectMissing(tx, shipmentId, at))
}

/** The same of stock that is packed for another warehouse. */
export const whyMoveKept = async (
  handle: Handle,
  moveId: number,
  at: Date,
): Promise<string | undefined> => wordsOf(await selectMissingOfMove(handle, moveId, at))

const wordsOf = (missing: readonly Missing[]): string | undefined =>
  missing.length === 0 ? undefined : `${missing.map(missingWords).join(' ')} ${whereReported}`
