import { courierKey, volumetricGrams, type CourierRateKind } from '@upchar/kernel/courier-rates'
import type { IstDate } from '@upchar/kernel/dates'
import { mulDivHalfUp } from '@upchar/kernel/money'

/** A dated line of a courier's rate card; without a value it ends the line before it. */
export type CourierRate = {
  id: number
  kind: CourierRateKind
  courier: string
  stateCode: string | null
  upToGrams: number | null
  amountPaise: number | null
  rateBp: number | null
  divisor: number | null
  validFrom: IstDate
}

/** What a card prices: where a parcel goes, how heavy and large it is, and what is collected at its door. */
export type Carried = {
  stateCode: string
  weightGrams: number | null
  /** Length by width by height, in cubic millimetres. */
  volumeMm3: number | null
  /** Null or 0: nothing. */
  collectPaise: number | null
}

/** Lines that take each other's place. */
const placeOf = ({ kind, courier, stateCode, upToGrams }: CourierRate): string =>
  JSON.stringify([kind, courierKey(courier), stateCode, upToGrams])

const isLater = (a: CourierRate, b: CourierRate): boolean =>
  a.validFrom === b.validFrom ? a.id > b.id : a.validFrom > b.validFrom

/** The line of exactly this place that began last, also where it ends the others. */
export function latestOf<R extends CourierRate>(
  rates: readonly R[],
  wanted: CourierRate,
  on: IstDate,
): R | undefined {
  let latest: R | undefined
  for (const rate of rates)
    if (
      rate.validFrom <= on &&
      placeOf(rate) === placeOf(wanted) &&
      (latest === undefined || isLater(rate, latest))
    )
      latest = rate
  return latest
}

/** The lines of a card that apply on a day. */
function cardOf(rates: readonly CourierRate[], courier: string, on: IstDate): CourierRate[] {
  const latest = new Map<string, CourierRate>()
  for (const rate of rates) {
    if (rate.validFrom > on || courierKey(rate.courier) !== courierKey(courier)) continue
    const other = latest.get(placeOf(rate))
    if (other === undefined || isLater(rate, other)) latest.set(placeOf(rate), rate)
  }
  return [...latest.values()].filter(
    ({ amountPaise, rateBp, divisor }) =>
      amountPaise !== null || rateBp !== null || divisor !== null,
  )
}

/** The weight that the card charges: the greater of what the parcel weighs and, where the card has a divisor, its volumetric weight. */
function chargedOf(
  card: readonly CourierRate[],
  { weightGrams, volumeMm3 }: Pick<Carried, 'weightGrams' | 'volumeMm3'>,
): number | null {
  const divisor = card.find(({ kind }) => kind === 'volumetric')?.divisor ?? null
  if (weightGrams === null || divisor === null) return weightGrams
  return volumeMm3 === null ? null : Math.max(weightGrams, volumetricGrams(volumeMm3, divisor))
}

/** OPS-02: the weight in grams that a courier's card charges for a parcel; null: it isn't weighed, or not measured where that counts. */
export const chargedGrams = (
  rates: readonly CourierRate[],
  courier: string,
  carried: Carried,
  on: IstDate,
): number | null => chargedOf(cardOf(rates, courier, on), carried)

/** The smallest slab that holds the parcel: of its state if the card has any for it, else of the general ones. */
function freightOf(card: readonly CourierRate[], stateCode: string, grams: number) {
  const freight = card.filter(({ kind }) => kind === 'freight')
  const own = freight.filter((rate) => rate.stateCode === stateCode)
  const slabs = own.length > 0 ? own : freight.filter((rate) => rate.stateCode === null)
  return slabs
    .filter(({ upToGrams }) => upToGrams !== null && grams <= upToGrams)
    .toSorted((a, b) => (a.upToGrams ?? 0) - (b.upToGrams ?? 0))[0]?.amountPaise
}

/**
 * OPS-02: what a courier's card says that a parcel costs, in paise: the freight of the slab of its charged weight, the fuel surcharge on it, and where cash is
 * collected the greater of the fee's amount and its share of the cash. Undefined: the card doesn't say.
 */
export function cardCost(
  rates: readonly CourierRate[],
  courier: string,
  { stateCode, weightGrams, volumeMm3, collectPaise }: Carried,
  on: IstDate,
): number | undefined {
  const card = cardOf(rates, courier, on)
  const charged = chargedOf(card, { weightGrams, volumeMm3 })
  if (charged === null) return undefined
  const freight = freightOf(card, stateCode, charged)
  if (freight === undefined || freight === null) return undefined
  const fuel = card.find(({ kind }) => kind === 'fuel')
  const cash = card.find(({ kind }) => kind === 'cash_fee')
  const collected = collectPaise ?? 0
  const fee =
    collected === 0
      ? 0
      : Math.max(cash?.amountPaise ?? 0, mulDivHalfUp(collected, cash?.rateBp ?? 0, 10_000))
  return freight + mulDivHalfUp(freight, fuel?.rateBp ?? 0, 10_000) + fee
}

/** What each courier with a card would cost, the cheapest first; those whose card doesn't say are left out. */
export function cardCosts(
  rates: readonly CourierRate[],
  carried: Carried,
  on: IstDate,
): { courier: string; costPaise: number }[] {
  const names = new Map(rates.map(({ courier }) => [courierKey(courier), courier]))
  return [...names.values()]
    .flatMap((courier) => {
      const costPaise = cardCost(rates, courier, carried, on)
      return costPaise === undefined ? [] : [{ courier, costPaise }]
    })
    .toSorted((a, b) => a.costPaise - b.costPaise || (a.courier < b.courier ? -1 : 1))
}
