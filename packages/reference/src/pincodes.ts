import { stateByName, type State } from '@upchar/kernel/states'
import { isArmyPincode } from '@upchar/kernel/validate'
import { cityName, districtName } from './pincodes/city-names.ts'
import { kilometres, type Point } from '@upchar/kernel/distance'
import { readOffices, type Office } from './pincodes/offices.ts'
import { circleStates, crossings, statesOfDigits, unsettled } from './pincodes/postal-states.ts'

/** A pincode in the directory. */
export type PincodeRow = {
  pincode: string
  city: string
  district: string
  state: string
  stateCode: string
  latitude: number | null
  longitude: number | null
  serviceable: boolean
  cod: boolean
  /** Set where the pincode lies in several states, the most frequent first: the buyer says in which. */
  states: PincodeState[] | null
}

/** A state's part of a pincode. */
export type PincodeState = {
  state: string
  stateCode: string
  city: string
  /** Names of its post offices, by which a buyer knows the locality. */
  localities: string[]
}

const grouped = <T>(rows: Iterable<T>, keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}

/** The most frequent value; ties go to the alphabetically first, so that every import gives the same. */
function mostCommon<T>(rows: readonly T[], valueOf: (row: T) => string): string {
  const [winner] = [...grouped(rows, valueOf)].toSorted(
    (a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1),
  )
  return winner?.[0] ?? ''
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Some offices are at 0,0 or in Egypt: coordinates outside India's bounding box count as unknown. */
const placed = (office: Office): boolean =>
  office.a > 6.4 && office.a < 37.3 && office.n > 68 && office.n < 97.6

/** The median, which is robust against offices with a mistyped degree. */
function centre(offices: readonly Office[]): Point | null {
  return offices.length === 0
    ? null
    : { latitude: middle(offices.map((o) => o.a)), longitude: middle(offices.map((o) => o.n)) }
}

/** Branch offices of whole districts share an invented coordinate; town offices were surveyed. */
function districtCentre(offices: readonly Office[]): Point | null {
  const known = offices.filter(placed)
  const towns = known.filter((office) => office.t !== 'BO')
  return centre(towns.length > 0 ? towns : known)
}

/** The maximum plausible distance from a district's centre: Kachchh, the largest district, is about 300 km wide. */
const believableKm = 200

function stateOf(name: string): State {
  const state = stateByName(name)
  if (state === undefined) throw new Error(`no GST state code for ${JSON.stringify(name)}`)
  return state
}

type Home = { state: string; district: string }

/**
 * Whether an office's state is believed: its circle and its first digits allow it, or the office is a known one across a
 * border. Others, such as Agartala in Telangana, are slips of the data set.
 */
export function isBelieved({ p, c, s }: Pick<Office, 'p' | 'c' | 's'>): boolean {
  if (s === 'NA') return false
  const allowed = circleStates[c]
  // The army's circle, which serves no civil address.
  if (allowed === undefined) return true
  const { code } = stateOf(s)
  if (allowed.includes(code) && statesOfDigits(p).includes(code)) return true
  return Object.hasOwn(unsettled, p) || crossed(p).includes(code)
}

const crossed = (pincode: string): string[] =>
  crossings.filter((one) => one.pincodes.includes(pincode)).map((one) => one.stateCode)

/** An office's name without its rank: `Yanam S.O` is Yanam. */
const localityOf = ({ o }: Office): string =>
  o.replace(/\s*\(.*\)$/, '').replace(/[\s.]*\b[BSH]\.?\s?O\.?$/i, '')

/** The parts of a pincode by state, if it lies in several. */
function partsOf(rows: readonly Office[]): PincodeState[] | null {
  const parts = [...grouped(rows.filter(isBelieved), (office) => office.s)]
  if (parts.length < 2) return null
  return parts
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([name, own]) => {
      const { name: state, code } = stateOf(name)
      return {
        state,
        stateCode: code,
        city: cityName(
          mostCommon(own, (office) => office.i),
          code,
        ),
        localities: [...new Set(own.map(localityOf))].toSorted(),
      }
    })
}

/**
 * India Post's directory, cleaned: one row per pincode (domain reference 2.2). Ignores states that aren't believed; the most
 * frequent state wins. Pincodes left without one, some hundred delivery centres among them, get that of the nearest office of
 * their postal division.
 */
export function* pincodeRows(): Iterable<PincodeRow> {
  const offices = readOffices()
  const known = offices.filter(isBelieved)
  const divisions = grouped(known, (office) => office.v)
  const districtCentres = new Map(
    [...grouped(known, (o) => `${o.s}/${o.i}`)].map(([key, rows]) => [key, districtCentre(rows)]),
  )

  const homeOf = (rows: readonly Office[]): Home => {
    const own = rows.filter(isBelieved)
    const witnesses = own.length > 0 ? own : neighboursOf(rows)
    const state = mostCommon(witnesses, (office) => office.s)
    return {
      state,
      district: mostCommon(
        witnesses.filter((office) => office.s === state),
        (office) => office.i,
      ),
    }
  }

  const neighboursOf = (rows: readonly Office[]): readonly Office[] => {
    const at = centre(rows.filter(placed))
    const division = divisions.get(mostCommon(rows, (office) => office.v)) ?? []
    const nearest =
      at === null
        ? undefined
        : division
            .filter(placed)
            .toSorted((a, b) => kilometres(at, pointOf(a)) - kilometres(at, pointOf(b)))[0]
    return nearest === undefined ? division : [nearest]
  }

  for (const [pincode, rows] of [...grouped(offices, (office) => office.p)].toSorted((a, b) =>
    a[0] < b[0] ? -1 : 1,
  )) {
    const home = homeOf(rows)
    const { name: state, code } = stateOf(home.state)
    const district = districtCentres.get(`${home.state}/${home.district}`) ?? null
    const at = centre(
      rows.filter(
        (office) =>
          placed(office) &&
          (district === null || kilometres(pointOf(office), district) <= believableKm),
      ),
    )
    const serviceable =
      !isArmyPincode(pincode) &&
      !Object.hasOwn(unsettled, pincode) &&
      rows.some((office) => office.d === 1)
    yield {
      pincode,
      city: cityName(home.district, code),
      district: districtName(home.district, code),
      state,
      stateCode: code,
      latitude: at?.latitude ?? null,
      longitude: at?.longitude ?? null,
      serviceable,
      cod:
        serviceable &&
        !withoutCash.has(code) &&
        rows.some((office) => office.d === 1 && office.t !== 'BO'),
      states: partsOf(rows),
    }
  }
}

/** Islands and Ladakh: couriers fly there and don't collect cash. Elsewhere cash requires more than a branch office. */
const withoutCash: ReadonlySet<string> = new Set(['31', '35', '38'])

const pointOf = (office: Office): Point => ({ latitude: office.a, longitude: office.n })
