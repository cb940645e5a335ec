import type { Zone } from '../arithmetic.ts'
import type { Look, OrderCheck } from './check.ts'
import type { Line, Order, Part } from './order.ts'
import { inForce, type GstRow } from './reference.ts'

type Terms = { usual: bigint; slab: { upTo: bigint; rate: bigint } | null; from: string }

const latest = (rows: readonly GstRow[]): GstRow | undefined =>
  rows.toSorted((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1))[0]

/** What the notified schedules say of an HSN on a day: the closest heading, and within it the narrowest description. */
function scheduled(
  table: readonly GstRow[],
  hsn: string,
  tag: string | null,
  day: string,
): Terms | undefined {
  const heading = table.filter((row) => hsn.startsWith(row.hsnPrefix) && inForce(row, day))
  const described = heading.filter((row) => row.tag === null || row.tag === tag)
  const digits = Math.max(0, ...described.map((row) => row.hsnPrefix.length))
  const closest = described.filter((row) => row.hsnPrefix.length === digits)
  const named = closest.filter((row) => row.tag !== null)
  const rows = named.length > 0 ? named : closest
  const usual = latest(rows.filter((row) => row.maxPiece === null))
  if (usual === undefined) return undefined
  const from = usual.validFrom ?? ''
  const slab = latest(rows.filter((row) => row.maxPiece !== null && (row.validFrom ?? '') >= from))
  return {
    usual: BigInt(usual.rateBp),
    slab:
      slab === undefined ? null : { upTo: BigInt(slab.maxPiece ?? 0), rate: BigInt(slab.rateBp) },
    from: slab?.validFrom ?? from,
  }
}

/** The lower rate of a slab applies where the value of a piece, without that tax, is within it. */
function rateOf({ usual, slab }: Terms, line: Line, packSize: bigint, zone: Zone): bigint {
  if (slab === null) return usual
  const pieces = line.quantity * packSize
  const taxInside = zone === 'lut' ? 0n : slab.rate
  return line.total * 10_000n <= slab.upTo * pieces * (10_000n + taxInside) ? slab.rate : usual
}

function dueRate(
  line: Line,
  goods: NonNullable<Line['goods']>,
  table: readonly GstRow[],
  { day, zone }: { day: string; zone: Zone },
) {
  const terms = scheduled(table, line.hsn, goods.gstTag, day)
  const { stated } = goods
  if (stated !== null && stated.from <= day && (terms === undefined || stated.from >= terms.from))
    return stated.rateBp
  return terms && rateOf(terms, line, goods.packSize, zone)
}

const percent = (bp: bigint | undefined): string =>
  bp === undefined ? 'nothing' : `${Number(bp) / 100} %`

/** The rates that invoices of other days than the order's state of a line. */
const laterRates = (order: Order, part: Part, { sku }: Line) =>
  part.invoices
    .filter(({ issuedDay }) => !order.pricedOn.includes(issuedDay))
    .flatMap(({ id, number, issuedDay, document }) =>
      document
        .list('lines')
        .filter((row) => row.text('sku') === sku)
        .map((row) => ({ id, number, issuedDay, gstBp: row.whole('gstBp') })),
    )

function checkRate(order: Order, part: Part, line: Line, gst: readonly GstRow[], look: Look): void {
  const { goods } = line
  // What the seller stated then is not on record any more.
  if (goods === null || goods.changed) return
  look.saw()
  const zone = order.quote.lines.find((one) => one.offerId === line.offerId)?.zone ?? null
  const due = order.pricedOn.map((day) => dueRate(line, goods, gst, { day, zone }))
  if (!due.includes(line.gstBp))
    look.found({
      table: 'order_line',
      id: line.id,
      text: `${line.sku} (HSN ${line.hsn}) is taxed at ${percent(line.gstBp)}, on ${order.pricedOn.join(' and ')} the table says ${percent(due[0])}`,
      by: due[0] === undefined ? line.gstBp : line.gstBp - due[0],
    })
  for (const { id, number, issuedDay, gstBp } of laterRates(order, part, line)) {
    look.saw()
    const now = dueRate(line, goods, gst, { day: issuedDay, zone }) ?? line.gstBp
    if (gstBp !== now)
      look.found({
        table: 'invoice',
        id,
        text: `${number}: ${line.sku} (HSN ${line.hsn}) is taxed at ${percent(gstBp)}, on ${issuedDay} the table says ${percent(now)}`,
        by: gstBp - now,
      })
  }
}

/**
 * CGST Act s.14: the rate of the day, in the order of the day that it was priced, on an invoice of the day of its issue. A rate that the
 * seller stated for the goods alone stands until the law changes it.
 */
export const rateCheck: OrderCheck = {
  name: 'rate',
  title: 'GST rate of the day (CGST Act s.9, s.14)',
  look(order, { gst }, look) {
    for (const part of order.parts)
      for (const line of part.lines) checkRate(order, part, line, gst, look)
  },
}
