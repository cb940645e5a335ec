import type { Body } from '@upchar/contract/schema/endpoints'
import type { PieceFate } from '@upchar/kernel/return-reasons'
import type { Return } from './words.ts'

type Pieces = Body<'staffSettleReturn'>['pieces']

/** What is typed for a batch with a fate: `line/lot/fate`. */
export const cellKey = (line: string, lot: number, fate: PieceFate): string =>
  `${line}/${lot}/${fate}`

/** The numbers that an inspection begins with: all pieces from the first batches, with the usual fate. */
export const firstGuess = (one: Return): Record<string, string> =>
  Object.fromEntries(
    one.items.flatMap((item) => {
      let left = item.quantity
      return item.batches.flatMap(({ lot, quantity, fates: [fate] }) => {
        const taken = Math.min(left, quantity)
        left -= taken
        return taken > 0 && fate !== undefined
          ? [[cellKey(item.line, lot, fate), String(taken)]]
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
    item.batches.flatMap(({ lot, fates }) =>
      fates.map((fate) => ({
        line: item.line,
        lot,
        fate,
        text: (typed[cellKey(item.line, lot, fate)] ?? '').trim(),
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
