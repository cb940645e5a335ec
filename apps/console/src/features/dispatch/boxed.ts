import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { readGs1 } from '@upchar/kernel/gs1'

export type OpenGoods = Answer<'staffGetGoods'>
export type GoodsLine = OpenGoods['lines'][number]
type Batch = GoodsLine['batches'][number]
type Goods = Body<'staffPackGoods'>['goods']

/** What is typed for a batch, and how often it was scanned. */
export type Typed = Readonly<
  Record<string, { count: string; serials: string; scans: number } | undefined>
>

export const boxKey = (line: Pick<GoodsLine, 'line'>, batch: Pick<Batch, 'lot'>): string =>
  `${line.line}/${batch.lot}`

const blank = { count: '', serials: '', scans: 0 }
const numberOf = (typed: Typed, key: string): number => Number(typed[key]?.count || '0')

/** The counts that packing begins with: what was set aside, first expiry first. */
export const firstCount = (lines: readonly GoodsLine[]): Typed =>
  Object.fromEntries(
    lines.flatMap((line) =>
      line.batches.flatMap((batch) =>
        batch.set_aside > 0
          ? [
              [
                boxKey(line, batch),
                { count: String(batch.set_aside), serials: batch.serials.join('\n'), scans: 0 },
              ],
            ]
          : [],
      ),
    ),
  )

export const serialsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((one) => one !== '')

type Hit = { line: GoodsLine; batch: Batch }

function find(lines: readonly GoodsLine[], gtin: string | null, batchNo: string): Hit | undefined {
  const same = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()
  return lines
    .filter(({ gtins }) => gtin === null || gtins.some((own) => own.padStart(14, '0') === gtin))
    .flatMap((line) => line.batches.map((batch) => ({ line, batch })))
    .find(({ batch }) => same(batch.batch, batchNo))
}

/** Moves one piece of a line to a batch: the missing one, or one of the batch that expires last. */
function moveOne(typed: Typed, { line, batch }: Hit): Typed {
  const key = boxKey(line, batch)
  const counted = line.batches.reduce((sum, one) => sum + numberOf(typed, boxKey(line, one)), 0)
  const from =
    counted < line.quantity
      ? undefined
      : line.batches.findLast(
          (one) => one.lot !== batch.lot && numberOf(typed, boxKey(line, one)) > 0,
        )
  const change = (to: string, by: number) => ({
    [to]: { ...blank, ...typed[to], count: String(numberOf(typed, to) + by) },
  })
  return {
    ...typed,
    ...change(key, 1),
    ...(from === undefined ? {} : change(boxKey(line, from), -1)),
  }
}

/**
 * What a scan changes (OPS-02): a piece of the scanned batch is in the box, with its serial number. Codes without GS1’s structure are
 * taken for a batch number. A text instead of counts: what is wrong with the scan.
 */
export function afterScan(
  lines: readonly GoodsLine[],
  typed: Typed,
  text: string,
  today: string,
): { typed: Typed; hit: Hit } | string {
  const gs1 = readGs1(text, today)
  const batchNo = gs1 === undefined ? text.trim() : gs1.batch
  if (batchNo === null)
    return 'This code names no batch. Scan the code with batch and expiry, or type the batch'
  const hit = find(lines, gs1?.gtin ?? null, batchNo)
  if (hit === undefined)
    return gs1?.gtin !== null && gs1 !== undefined && find(lines, null, batchNo) !== undefined
      ? 'These are other goods than the parcel’s'
      : `There is no batch ${batchNo} of the parcel’s goods in this warehouse`
  const { line, batch } = hit
  if (gs1?.expiresOn && gs1.expiresOn !== batch.expires_on)
    return `The pack expires on another day than batch ${batchNo} in the stock. Ask whoever received it`
  const key = boxKey(line, batch)
  const before = typed[key] ?? blank
  const known = serialsIn(before.serials)
  if (gs1?.serial && line.takes_serials && known.includes(gs1.serial))
    return `Serial number ${gs1.serial} is in the box already`
  const scans = before.scans + 1
  if (scans > numberOf(typed, key) && scans > batch.set_aside + batch.free)
    return `Batch ${batchNo} has only ${batch.set_aside + batch.free} pieces that are free`
  if (scans > line.quantity) return `${line.title}: only ${line.quantity} belong into this parcel`
  const moved = scans > numberOf(typed, key) ? moveOne(typed, hit) : typed
  const serials =
    gs1?.serial && line.takes_serials ? [...known, gs1.serial].join('\n') : before.serials
  return {
    typed: { ...moved, [key]: { count: moved[key]?.count ?? before.count, serials, scans } },
    hit,
  }
}

/** All that is counted, and how many pieces are missing; undefined while a count is no number. */
export function countedGoods(
  lines: readonly GoodsLine[],
  typed: Typed,
): { goods: Goods; missing: number } | undefined {
  const all = lines.flatMap((line) =>
    line.batches.map((batch) => ({ line, batch, of: typed[boxKey(line, batch)] ?? blank })),
  )
  if (all.some(({ of }) => !/^\d{0,7}$/.test(of.count.trim()))) return undefined
  const goods = all.flatMap(({ line, batch, of }) => {
    const quantity = Number(of.count || '0')
    return quantity === 0
      ? []
      : [{ line: line.line, lot: batch.lot, quantity, serials: serialsIn(of.serials) }]
  })
  const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { goods, missing: wanted - goods.reduce((sum, { quantity }) => sum + quantity, 0) }
}
