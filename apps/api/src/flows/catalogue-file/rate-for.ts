/**
 * A GST rate in force for an HSN prefix, in basis points. `maxPiecePaise`: the highest price of one
 * piece, before tax, that it applies to.
 */
export type HsnRate = { prefix: string; rateBp: number; maxPiecePaise: number | null }
type Goods = { hsn: string; pricePaise: number | null; packSize: number }

/**
 * The GST rate of an HSN: the longest prefix wins, and within it the rate for cheap pieces while
 * the price of one piece qualifies (chapters 61 to 63, domain reference 1.4: a box of 50 masks at
 * ₹300 is ₹6 a piece). `rates` must be sorted by start date, latest first.
 */
export function rateFor(
  { hsn, pricePaise, packSize }: Goods,
  rates: readonly HsnRate[],
): number | undefined {
  const fits = ({ maxPiecePaise, rateBp }: HsnRate): boolean =>
    maxPiecePaise === null ||
    (pricePaise !== null && pricePaise * 10_000 <= maxPiecePaise * packSize * (10_000 + rateBp))
  const matching =
    hsn === '' ? [] : rates.filter((rate) => hsn.startsWith(rate.prefix) && fits(rate))
  const longest = Math.max(...matching.map(({ prefix }) => prefix.length))
  const best = matching.filter(({ prefix }) => prefix.length === longest)
  return (best.find(({ maxPiecePaise }) => maxPiecePaise !== null) ?? best[0])?.rateBp
}
