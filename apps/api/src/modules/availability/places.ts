import { isArmyPincode } from '@upchar/kernel/validate'
import type { Point } from '@upchar/kernel/distance'
import type { PincodeRow, PincodeState } from '@upchar/reference/pincodes'

/** The location of a pincode, and why couriers don't serve it if they don't. */
export type Place = {
  pincode: string
  city: string
  district: string
  state: string
  stateCode: string
  /** For distances: its own coordinates, else the centre of its district, else of its state. */
  at: Point
  /** Whether the coordinates are its own: only these answer "which pincode am I in". */
  surveyed: boolean
  cod: boolean
  /** Set where the pincode lies in several states: `placeIn` chooses. */
  states: readonly PincodeState[] | null
  /** Undefined where couriers deliver. */
  unserved?: 'army' | 'not_listed' | 'switched_off'
}

/** India Post's directory in memory. */
export type Directory = {
  byPincode: ReadonlyMap<string, Place>
  /** City names by GST state code, sorted alphabetically. */
  cities: ReadonlyMap<string, readonly string[]>
  /** The surveyed place nearest to a point within a distance; undefined if there is none. */
  nearest(point: Point, withinKm: number): Place | undefined
}

/** The buyer's message for a pincode that no courier serves. */
export function unservedMessage(place: Place): string {
  return place.unserved === 'army'
    ? `${place.pincode} is an Army Postal Service pincode, where couriers can't deliver. Use a civil address nearby.`
    : `No courier delivers to ${place.pincode}. Try another pincode nearby.`
}

/** The buyer's message for goods at 2–8 °C that can't be kept cold on the way to a pincode. */
export const noColdLaneMessage = ({ pincode }: Pick<Place, 'pincode'>): string =>
  `Not delivered to ${pincode}: it must stay at 2–8 °C, and no courier keeps it cold on the way there.`

/** For a buyer whose pincode lies in several states. */
export const severalStatesMessage = ({ pincode, states }: Place): string =>
  `${pincode} lies in ${(states ?? []).map(({ state }) => state).join(' and ')}. Choose your state: the tax depends on it.`

/** A place as the rules in force have it: couriers never reach the Army's. */
export function placeUnder(
  place: Place,
  { service, cash }: { service: boolean | undefined; cash: boolean | undefined },
): Place {
  if (place.unserved === 'army' || (service === undefined && cash === undefined)) return place
  const { unserved: listed, ...rest } = place
  const unserved = service === undefined ? listed : service ? undefined : 'switched_off'
  return {
    ...rest,
    cod: unserved === undefined && (cash ?? place.cod),
    ...(unserved !== undefined && { unserved }),
  }
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The place in the state that the buyer names, or whose locality the buyer gives as city; undefined where the pincode lies
 * in several states and neither tells which. A pincode of one state ignores both (ADDR-04).
 */
export function placeIn(
  place: Place,
  { state, city }: { state: string; city: string },
): Place | undefined {
  if (place.states === null) return place
  const here = place.states.filter((part) =>
    [part.city, ...part.localities].some((name) => same(name, city)),
  )
  const part =
    place.states.find((one) => same(one.state, state)) ?? (here.length === 1 ? here[0] : undefined)
  return part && { ...place, state: part.state, stateCode: part.stateCode, city: part.city }
}

/** The states of a pincode with a city in each: most have one. */
export const statesOf = ({
  states,
  state,
  stateCode,
  city,
}: Place): readonly Pick<PincodeState, 'state' | 'stateCode' | 'city'>[] =>
  states ?? [{ state, stateCode, city }]

type Sum = { latitude: number; longitude: number; count: number }

function means(
  rows: readonly PincodeRow[],
  keyOf: (row: PincodeRow) => string,
): Map<string, Point> {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    if (row.latitude === null || row.longitude === null) continue
    const sum = sums.get(keyOf(row)) ?? { latitude: 0, longitude: 0, count: 0 }
    sums.set(keyOf(row), {
      latitude: sum.latitude + row.latitude,
      longitude: sum.longitude + row.longitude,
      count: sum.count + 1,
    })
  }
  return new Map(
    [...sums].map(([key, s]) => [
      key,
      { latitude: s.latitude / s.count, longitude: s.longitude / s.count },
    ]),
  )
}

/**
 * Near Nagpur: the fallback for a state without any surveyed pincode, so that a distance exists at
 * all.
 */
const middleOfIndia: Point = { latitude: 21.1, longitude: 79.1 }

/** Fills gaps: a place without coordinates gets the centre of its district. */
export function placesFrom(rows: readonly PincodeRow[]): Place[] {
  const districts = means(rows, (row) => `${row.stateCode}/${row.district}`)
  const states = means(rows, (row) => row.stateCode)
  return rows.map((row) => {
    const own =
      row.latitude === null || row.longitude === null
        ? undefined
        : { latitude: row.latitude, longitude: row.longitude }
    return {
      pincode: row.pincode,
      city: row.city,
      district: row.district,
      state: row.state,
      stateCode: row.stateCode,
      cod: row.cod,
      states: row.states,
      at:
        own ??
        districts.get(`${row.stateCode}/${row.district}`) ??
        states.get(row.stateCode) ??
        middleOfIndia,
      surveyed: own !== undefined,
      ...(!row.serviceable && {
        unserved: isArmyPincode(row.pincode) ? ('army' as const) : ('not_listed' as const),
      }),
    }
  })
}
