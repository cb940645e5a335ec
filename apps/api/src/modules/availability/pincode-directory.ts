import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { istDate } from '@upchar/kernel/dates'
import { isInForce } from '@upchar/kernel/day-rules'
import { kilometres, type Point } from '@upchar/kernel/distance'
import { ruleForPincode } from '@upchar/kernel/place-rules'
import type { PincodeRow } from '@upchar/reference/pincodes'
import { placesFrom, placeUnder, type Directory, type Place } from './places.ts'
import { selectPincodes } from './store/network.ts'
import { selectCourierRules } from './store/place-rules.ts'

/** Side of a grid cell: about 55 km, so that a radius of 50 km reaches only neighbouring cells. */
const cellDegrees = 0.5

const cellOf = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude / cellDegrees)}:${Math.floor(longitude / cellDegrees)}`

/** Builds the directory from its rows; it answers from memory afterwards. */
function buildDirectory(rows: readonly PincodeRow[]): Directory {
  const places = placesFrom(rows)
  const cells = new Map<string, Place[]>()
  const cities = new Map<string, Set<string>>()
  for (const place of places) {
    const names = cities.get(place.stateCode)
    if (names === undefined) cities.set(place.stateCode, new Set([place.city]))
    else names.add(place.city)
    if (!place.surveyed) continue
    const key = cellOf(place.at.latitude, place.at.longitude)
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [place])
    else cell.push(place)
  }
  return {
    byPincode: new Map(places.map((place) => [place.pincode, place])),
    cities: new Map(
      [...cities].map(([code, names]) => [
        code,
        [...names].toSorted((a, b) => a.localeCompare(b, 'en')),
      ]),
    ),
    nearest: (point, withinKm) => nearestIn(cells, point, withinKm),
  }
}

function nearestIn(
  cells: ReadonlyMap<string, readonly Place[]>,
  point: Point,
  withinKm: number,
): Place | undefined {
  // A degree of longitude shrinks with latitude, so a radius spans more cells east and west.
  const degreesUp = withinKm / 111
  const degreesAside = degreesUp / Math.max(0.2, Math.cos((point.latitude * Math.PI) / 180))
  let best: { place: Place; km: number } | undefined
  for (
    let y = Math.floor((point.latitude - degreesUp) / cellDegrees);
    y <= Math.floor((point.latitude + degreesUp) / cellDegrees);
    y++
  ) {
    for (
      let x = Math.floor((point.longitude - degreesAside) / cellDegrees);
      x <= Math.floor((point.longitude + degreesAside) / cellDegrees);
      x++
    ) {
      for (const place of cells.get(`${y}:${x}`) ?? []) {
        const km = kilometres(point, place.at)
        if (km <= withinKm && (best === undefined || km < best.km)) best = { place, km }
      }
    }
  }
  return best?.place
}

/** India Post's directory doesn't change at run time: loaded once per database. */
const directories = new WeakMap<Database, Promise<Directory>>()

function directoryOf({ db }: Pick<Context, 'db'>): Promise<Directory> {
  const known = directories.get(db)
  if (known !== undefined) return known
  const loading = selectPincodes(db).then(buildDirectory)
  directories.set(db, loading)
  // Never cache a failed load: the next caller retries.
  loading.catch(() => directories.delete(db))
  return loading
}

/** The place of a pincode as the list has it; undefined if the directory lacks it. */
export async function listedPlace(
  context: Pick<Context, 'db'>,
  pincode: string,
): Promise<Place | undefined> {
  return (await directoryOf(context)).byPincode.get(pincode)
}

const courierRulesOf = memoize(({ db }: Pick<Context, 'db' | 'changes' | 'log'>) =>
  selectCourierRules(db),
)

/** What the answer about a place of today is made from. */
export type PlaceContext = Pick<Context, 'db' | 'changes' | 'log' | 'clock'>

/** Applies the rules of courier service and cash that are in force. */
async function underRules(context: PlaceContext): Promise<(place: Place) => Place> {
  const rules = await courierRulesOf(context)
  const today = istDate(context.clock.now())
  const [service, cash] = (['service', 'cash'] as const).map((kind) =>
    rules.filter((rule) => rule.kind === kind && isInForce(rule, today)),
  )
  return (place) =>
    placeUnder(place, {
      service: ruleForPincode(service ?? [], place.pincode, today)?.isOn,
      cash: ruleForPincode(cash ?? [], place.pincode, today)?.isOn,
    })
}

/** The place of a pincode, with what couriers do there today; undefined if the directory lacks it. */
export async function placeOf(context: PlaceContext, pincode: string): Promise<Place | undefined> {
  const place = await listedPlace(context, pincode)
  return place && (await underRules(context))(place)
}

/** How many pincodes couriers deliver to today. */
export async function countServedPincodes(context: PlaceContext): Promise<number> {
  const [{ byPincode }, under] = await Promise.all([directoryOf(context), underRules(context)])
  let served = 0
  for (const place of byPincode.values()) if (under(place).unserved === undefined) served++
  return served
}

export const citiesOf = async (
  context: Pick<Context, 'db'>,
  stateCode: string,
): Promise<readonly string[]> => (await directoryOf(context)).cities.get(stateCode) ?? []

export const nearestPlace = async (
  context: Pick<Context, 'db'>,
  latitude: number,
  longitude: number,
  withinKm: number,
): Promise<Place | undefined> =>
  (await directoryOf(context)).nearest({ latitude, longitude }, withinKm)
