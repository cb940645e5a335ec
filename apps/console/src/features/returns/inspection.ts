import type { Body } from '@upchar/contract/schema/endpoints'
import type { PieceFate } from '@upchar/kernel/return-reasons'
import type { Return } from './words.ts'

type Pieces = Body<'staffSettleReturn'>['pieces']

type Batch = { lot: number; parcel: string }

/** What is typed for a batch in a parcel with a fate. */
export const cellKey = (line: string, { lot, parcel }: Batch, fate: PieceFate): string =>
  `${line}/${lot}/${parcel}/${fate}`

/** The numbers that an inspection begins with: all pieces from the first batches, with the usual fate. */
export const firstGuess = (one: Return): Record<string, string> =>
  Object.fromEntries(
    one.items.flatMap((item) => {
      let left = item.quantity
      return item.batches.flatMap((batch) => {
        const [fate] = batch.fates
        const taken = Math.min(left, batch.quantity)
        left -= taken
        return taken > 0 && fate !== undefined
          ? [[cellKey(item.line, batch, fate), String(taken)]]
          : []
      })
    }),
  )

/** The pieces as typed; undefined while something is no number or they don't add up. */
export function typedPieces(
  one: Return,
  typed: Readonly<Record<string, string>>,
): Pieces | undefined {
  const pieces = one.items.flatMap((item) =>
    item.batches.flatMap((batch) =>
      batch.fates.map((fate) => ({
        line: item.line,
        lot: batch.lot,
        parcel: batch.parcel,
        fate,
        text: (typed[cellKey(item.line, batch, fate)] ?? '').trim(),
      })),
    ),
  )
  if (pieces.some(({ text }) => text !== '' && !/^\d{1,7}$/.test(text))) return undefined
  const counted = pieces
    .map(({ text, ...piece }) => ({ ...piece, quantity: Number(text || '0') }))
    .filter(({ quantity }) => quantity > 0)
  const isWhole = one.items.every(
    ({ line, quantity }) =>
      counted.filter((piece) => piece.line === line).reduce((sum, p) => sum + p.quantity, 0) ===
      quantity,
  )
  return isWhole ? counted : undefined
}
