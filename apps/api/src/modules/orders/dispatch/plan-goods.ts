import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { isDevice } from '@upchar/kernel/return-reasons'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import { goodsWrong } from '../errors.ts'

/** Pieces of a line from one batch in a parcel. */
export type ParcelLot = {
  lotId: number
  batchNo: string
  expiresOn: string | null
  quantity: number
  serials: string[]
}
/** A line of a parcel before it is packed. */
export type ParcelLine = {
  id: string
  offerId: number
  sku: string
  title: string
  productClass: string
  gtins: string[]
  /** What the buyer was promised of their expiry; null: nothing. */
  promise: ShelfLifePromise | null
  lots: ParcelLot[]
}
/** What lies in the box, as staff typed or scanned it. */
export type BoxedGoods = { line: string; lot: number; quantity: number; serials: string[] }
type Piece = { line: string; lotId: number; quantity: number }

export type GoodsPlan = {
  /** Nothing differs from what was set aside. */
  isSame: boolean
  packed: (Piece & { serials: string[] })[]
  /** What isn't there: it waits in a parcel of its own. */
  rest: Piece[]
  /** Pieces that change their batch, by lot. */
  back: { lotId: number; quantity: number }[]
  taken: { lotId: number; quantity: number }[]
}

/** Whether pieces of these goods may have serial numbers. */
export const takesSerials = ({ productClass }: Pick<ParcelLine, 'productClass'>): boolean =>
  isDevice(productClass)

const never = '9999-12-31'

/** The pieces set aside that aren't packed, those that expire first in front. */
function leftOf(line: ParcelLine, packed: readonly BoxedGoods[], wanted: number): Piece[] {
  let open = wanted
  return line.lots
    .toSorted((a, b) => (a.expiresOn ?? never).localeCompare(b.expiresOn ?? never))
    .flatMap(({ lotId, quantity }) => {
      const here = sumOf(packed.filter((one) => one.lot === lotId))
      const left = Math.min(Math.max(0, quantity - here), open)
      open -= left
      return left > 0 ? [{ line: line.id, lotId, quantity: left }] : []
    })
}

const sumOf = (of: readonly { quantity: number }[]): number =>
  of.reduce((sum, { quantity }) => sum + quantity, 0)

/** What is wrong with the pieces of a line; undefined if nothing is. */
function problemOf(line: ParcelLine, packed: readonly BoxedGoods[], mayRest: boolean) {
  const [set, here] = [sumOf(line.lots), sumOf(packed)]
  if (here > set) return goodsWrong(`${line.title}: ${set} belong into this parcel, not ${here}`)
  if (here < set && !mayRest)
    return goodsWrong(
      `${line.title}: ${here} of ${set} are counted. Count the others too, or send them later in a parcel of their own`,
    )
  const serials = packed.flatMap((one) => one.serials)
  if (serials.length > 0 && !takesSerials(line))
    return goodsWrong(`${line.title} has no serial numbers: it isn’t a device`)
  if (new Set(serials).size < serials.length)
    return goodsWrong(`${line.title}: a serial number is there twice`)
  const much = packed.find((one) => one.serials.length > one.quantity)
  return much === undefined
    ? undefined
    : goodsWrong(
        `${line.title}: ${much.serials.length} serial numbers for ${much.quantity} of the batch`,
      )
}

/** Goods as one text, whatever their order. */
const wordsOf = (goods: readonly (Piece & { serials: readonly string[] })[]): string =>
  goods
    .map(({ line, lotId, quantity, serials }) =>
      JSON.stringify([line, lotId, quantity, serials.toSorted()]),
    )
    .toSorted()
    .join()

const byLot = (
  changes: readonly { lotId: number; by: number }[],
  sign: 1 | -1,
): GoodsPlan['back'] =>
  [...Map.groupBy(changes, ({ lotId }) => lotId)].flatMap(([lotId, of]) => {
    const by = sign * of.reduce((sum, one) => sum + one.by, 0)
    return by > 0 ? [{ lotId, quantity: by }] : []
  })

/**
 * What becomes of a parcel's pieces once staff say what is in the box (OPS-02): other batches and serial numbers than the ones set
 * aside, and what isn't there. Every piece of the parcel is packed or waits. Pure.
 */
export function planGoods(
  lines: readonly ParcelLine[],
  boxed: readonly BoxedGoods[],
  mayRest: boolean,
): Result<GoodsPlan, Refusal & { code: 'goods_wrong' }> {
  const keys = boxed.map(({ line, lot }) => `${line}/${lot}`)
  if (new Set(keys).size < keys.length) return goodsWrong('A batch of a line is there twice')
  if (boxed.some(({ line }) => lines.every(({ id }) => id !== line)))
    return goodsWrong('These goods don’t belong into this parcel')
  if (boxed.length === 0) return goodsWrong('Count at least one piece that is packed now')
  const found = lines.map((line) => ({ line, packed: boxed.filter((one) => one.line === line.id) }))
  for (const { line, packed } of found) {
    const wrong = problemOf(line, packed, mayRest)
    if (wrong !== undefined) return wrong
  }
  const rest = found.flatMap(({ line, packed }) =>
    leftOf(line, packed, sumOf(line.lots) - sumOf(packed)),
  )
  const packed = boxed.map(({ lot, ...one }) => ({ ...one, lotId: lot }))
  const changes = [
    ...lines.flatMap(({ lots }) => lots.map(({ lotId, quantity }) => ({ lotId, by: quantity }))),
    ...[...packed, ...rest].map(({ lotId, quantity }) => ({ lotId, by: -quantity })),
  ]
  const [back, taken] = [byLot(changes, 1), byLot(changes, -1)]
  const before = lines.flatMap((line) => line.lots.map((lot) => ({ ...lot, line: line.id })))
  return ok({ isSame: wordsOf(before) === wordsOf(packed), packed, rest, back, taken })
}
