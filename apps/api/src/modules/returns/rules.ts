import { isDevice, mayRestock, RETURN_REASONS, type PieceFate } from '@upchar/kernel/return-reasons'
import type { ReturnReason } from '@upchar/kernel/return-reasons'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { notReturnable, piecesWrong } from './errors.ts'

/** Pieces of a line from one batch. `deliveredAt` null: its parcel has not arrived. */
export type SoldBatch = {
  lotId: number
  shipmentId: string
  warehouseId: number
  batchNo: string
  expiresOn: string | null
  quantity: number
  /** Pieces of it that came back before, accepted or absent. */
  returned: number
  /** Pieces of it that were settled: those, and what the buyer sent back and nobody took. */
  settled: number
  /** Pieces of it that are recalled now (OPS-05). */
  recalled: number
  /** The return whose goods they replace; null: goods as ordered. */
  replaces: string | null
  deliveredAt: string | null
}
/** A line as returns see it. */
export type SoldLine = {
  id: string
  offerId: number
  subOrderId: string
  sellerName: string
  /** Staff have stopped the seller's sales: nothing of it is sent again (OPS-06). */
  isStopped: boolean
  sku: string
  title: string
  productClass: string
  coldChain: boolean
  /** Pieces that the buyer's open returns ask for: which batches they are is not known yet. */
  asked: number
  batches: SoldBatch[]
}

const hour = 3_600_000

const isFor = ({ goods }: ReturnReason, line: Pick<SoldLine, 'productClass' | 'coldChain'>) =>
  goods === 'cold_chain' ? line.coldChain : goods !== 'device' || isDevice(line.productClass)

/** Pieces of a batch that a reason can be about. Recalled ones, too, that were not accepted when they came back for another reason. */
const piecesFor = ({ goods }: ReturnReason, batch: SoldBatch): number =>
  goods === 'recalled'
    ? Math.min(batch.recalled, batch.quantity - batch.returned)
    : batch.quantity - batch.settled

/** Until when a buyer may give a reason for pieces that were delivered at a moment. */
const until = (reason: Pick<ReturnReason, 'hours'>, deliveredAt: string): number =>
  new Date(deliveredAt).getTime() + reason.hours * hour

/**
 * How many pieces of a line a buyer may return for a reason (RET-02): those that arrived within its hours, less what was settled of
 * them and what open returns ask for. Returns of other parcels take nothing away.
 */
export function returnable(line: SoldLine, reason: ReturnReason, now: Date): number {
  if (!isFor(reason, line)) return 0
  const inTime = line.batches
    .filter(
      ({ deliveredAt }) => deliveredAt !== null && now.getTime() <= until(reason, deliveredAt),
    )
    .reduce((sum, batch) => sum + piecesFor(reason, batch), 0)
  return Math.max(0, inTime - line.asked)
}

/** A buyer's reasons that hold for some pieces of a line now, each with how many and until when; null: always. */
export const openReasons = (line: SoldLine, now: Date) =>
  RETURN_REASONS.filter(({ by }) => by === 'buyer').flatMap((reason) => {
    const quantity = returnable(line, reason, now)
    const ends = line.batches.flatMap(({ deliveredAt }) =>
      deliveredAt === null ? [] : [until(reason, deliveredAt)],
    )
    const end = Math.max(...ends)
    return quantity === 0
      ? []
      : [{ reason, quantity, until: Number.isFinite(end) ? new Date(end) : null }]
  })

export type Wish = readonly { line: string; quantity: number }[]

/** The lines that a buyer asks to return, by seller; each with its pieces. */
export function chosenLines(
  lines: readonly SoldLine[],
  wish: Wish,
  reason: ReturnReason,
  now: Date,
): Result<Map<string, Wish>, Refusal & { code: 'not_returnable' }> {
  const bySeller = new Map<string, { line: string; quantity: number }[]>()
  for (const { line: id, quantity } of wish) {
    const line = lines.find((one) => one.id === id)
    if (line === undefined || wish.filter((one) => one.line === id).length > 1)
      return notReturnable('This order has changed since you opened it. Look at it again.')
    const free = returnable(line, reason, now)
    if (quantity > free)
      return notReturnable(
        free === 0
          ? `${line.title} can’t be returned for this reason any more. Ask us: we may still help.`
          : `Only ${free} of ${line.title} can be returned for this reason.`,
      )
    bySeller.set(line.subOrderId, [
      ...(bySeller.get(line.subOrderId) ?? []),
      { line: id, quantity },
    ])
  }
  return ok(bySeller)
}

/** Which goods a return is of: the buyer's of parcels that arrived, staff's of the parcel that didn't. */
export type ReturnScope = { byBuyer: boolean; parcelId: string | null }

/** Whether pieces of a batch can be in a return. */
export const isInReturn = (
  { shipmentId, deliveredAt }: Pick<SoldBatch, 'shipmentId' | 'deliveredAt'>,
  { byBuyer, parcelId }: ReturnScope,
): boolean => (byBuyer ? deliveredAt !== null : parcelId === null || shipmentId === parcelId)

/** What an inspection finds of a line's batch. */
export type Piece = {
  line: string
  lot: number
  /** The parcel that it had left in. */
  parcel: string
  quantity: number
  fate: PieceFate
}

/** The pieces of a line that a finding is about. */
export const batchOf = (
  line: Pick<SoldLine, 'batches'> | undefined,
  { lot, parcel }: Pick<Piece, 'lot' | 'parcel'>,
): SoldBatch | undefined =>
  line?.batches.find(({ lotId, shipmentId }) => lotId === lot && shipmentId === parcel)

/**
 * What an inspection can find of a batch, the usual fate first. Goods that never reached the buyer are never the buyer's to pay
 * (RET-05): only what has arrived can be refused, and a parcel that arrived after all is not lost. Recalled goods never go back into
 * stock (OPS-05).
 */
export function fatesOf(
  { productClass, coldChain }: Pick<SoldLine, 'productClass' | 'coldChain'>,
  { deliveredAt, recalled }: Pick<SoldBatch, 'deliveredAt' | 'recalled'>,
  { nothingToFetch }: Pick<ReturnReason, 'nothingToFetch'>,
  { byBuyer }: Pick<ReturnScope, 'byBuyer'>,
): PieceFate[] {
  if (!byBuyer && deliveredAt !== null) return ['rejected']
  const last: PieceFate = byBuyer ? 'rejected' : 'absent'
  if (nothingToFetch) return byBuyer ? ['absent', 'rejected'] : ['absent']
  return recalled === 0 && mayRestock(productClass, coldChain)
    ? ['restock', 'quarantine', 'destroy', last]
    : ['quarantine', 'destroy', last]
}

/** Why pieces can't have a fate, after the name of the goods. */
function why(fate: PieceFate, { nothingToFetch }: Pick<ReturnReason, 'nothingToFetch'>): string {
  if (fate === 'rejected')
    return ': the buyer never had these pieces and isn’t to pay them. Enter what became of them'
  if (nothingToFetch) return ': nothing comes back, so nothing can be put away'
  return fate === 'absent'
    ? ': pieces that came back can’t be absent'
    : ' may not be sold again: put it into quarantine, or destroy it'
}

/**
 * Whether an inspection accounts for every piece asked for, each from a batch of the return's parcels, and with a fate that the goods
 * allow: medicines, vaccines and expired goods never go back into stock. A parcel that arrived after all is not lost.
 */
export function checkPieces(
  lines: readonly SoldLine[],
  asked: Wish,
  pieces: readonly Piece[],
  {
    reason,
    today,
    scope,
  }: { reason: Pick<ReturnReason, 'nothingToFetch'>; today: string; scope: ReturnScope },
): Result<null, Refusal & { code: 'pieces_wrong' }> {
  const known = new Map(lines.map((line) => [line.id, line]))
  for (const { line: id, quantity } of asked) {
    const counted = pieces
      .filter(({ line }) => line === id)
      .reduce((sum, piece) => sum + piece.quantity, 0)
    const title = known.get(id)?.title ?? id
    if (counted !== quantity)
      return piecesWrong(`${title}: say what became of all ${quantity} pieces, not of ${counted}`)
  }
  for (const piece of pieces) {
    const line = known.get(piece.line)
    const batch = batchOf(line, piece)
    if (line === undefined || batch === undefined || asked.every((one) => one.line !== piece.line))
      return piecesWrong('These pieces are not in the return. Look at it again')
    if (!isInReturn(batch, scope))
      return piecesWrong(`${line.title}, batch ${batch.batchNo} is in another parcel`)
    if (!scope.byBuyer && batch.deliveredAt !== null && piece.fate !== 'rejected')
      return piecesWrong(
        `${line.title}: the parcel has arrived after all. Enter every piece as not accepted`,
      )
    const of = pieces
      .filter(
        (one) => one.line === piece.line && batchOf(line, one) === batch && one.fate !== 'rejected',
      )
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (of > batch.quantity - batch.returned)
      return piecesWrong(
        `${line.title}, batch ${batch.batchNo}: ${batch.quantity - batch.returned} can come back, not ${of}`,
      )
    if (!fatesOf(line, batch, reason, scope).includes(piece.fate))
      return piecesWrong(`${line.title}${why(piece.fate, reason)}`)
    if (piece.fate !== 'restock') continue
    if (batch.expiresOn !== null && batch.expiresOn <= today)
      return piecesWrong(`${line.title}, batch ${batch.batchNo} is expired: destroy it`)
  }
  return ok(null)
}
