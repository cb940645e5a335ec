import { describe, expect, it } from 'vitest'
import { STATES } from '@upchar/kernel/states'
import { isBelieved, pincodeRows } from './pincodes.ts'
import { readOffices } from './pincodes/offices.ts'
import { circleStates, crossings, unsettled } from './pincodes/postal-states.ts'

const rows = [...pincodeRows()]
const byPincode = new Map(rows.map((row) => [row.pincode, row]))

describe('pincode directory (domain reference 2.2)', () => {
  it.each([
    ['110001', 'New Delhi', 'Delhi', '07'],
    ['400001', 'Mumbai', 'Maharashtra', '27'],
    ['560001', 'Bengaluru', 'Karnataka', '29'],
    ['700001', 'Kolkata', 'West Bengal', '19'],
    ['600001', 'Chennai', 'Tamil Nadu', '33'],
    ['500001', 'Hyderabad', 'Telangana', '36'],
    ['781001', 'Guwahati', 'Assam', '18'],
    ['744101', 'Port Blair (Sri Vijaya Puram)', 'Andaman and Nicobar Islands', '35'],
    ['682555', 'Lakshadweep', 'Lakshadweep', '31'],
    ['190001', 'Srinagar', 'Jammu and Kashmir', '01'],
    ['194101', 'Leh', 'Ladakh', '38'],
  ])('ADDR-04 has %s as %s in %s (%s)', (pincode, city, state, stateCode) => {
    expect(byPincode.get(pincode)).toMatchObject({ city, state, stateCode, serviceable: true })
  })

  it('ADDR-04 has each of the 19,586 pincodes once, in one of the 36 states', () => {
    expect(rows).toHaveLength(19_586)
    expect(byPincode.size).toBe(19_586)
    expect(new Set(rows.map((row) => row.stateCode))).toEqual(
      new Set(
        STATES.filter((state) => !state.retired && state.code !== '97').map((state) => state.code),
      ),
    )
    expect(rows.filter((row) => row.state === 'NA' || row.district === 'NA')).toEqual([])
  })

  it('ADDR-04 assigns a delivery centre without a state to its nearest neighbour’s', () => {
    expect(byPincode.get('605012')).toMatchObject({ state: 'Puducherry', stateCode: '34' })
    expect(byPincode.get('122998')).toMatchObject({ state: 'Haryana', city: 'Gurugram' })
  })

  it('CHECKOUT-09 delivers neither to the army post nor to pincodes without a delivery office', () => {
    expect(byPincode.get('900056')).toMatchObject({ serviceable: false, cod: false })
    expect(byPincode.get('500022')).toMatchObject({ serviceable: false, cod: false })
    // 791701 besides: nothing settles its state.
    expect(rows.filter((row) => !row.serviceable)).toHaveLength(26)
  })

  it('ADDR-05 has plausible coordinates only: inside India and near the centre of the district', () => {
    const placed = rows.filter((row) => row.latitude !== null && row.longitude !== null)
    expect(placed.length).toBeGreaterThan(19_400)
    for (const row of placed) {
      expect(row.latitude).toBeGreaterThan(6)
      expect(row.latitude).toBeLessThan(37.5)
    }
    // In the source most branch offices of this area have 15.59° north.
    expect(byPincode.get('390001')?.latitude).toBeCloseTo(22.3, 1)
  })
})

/** First digits by state, transcribed from domain reference 1.3: a second source beside `postal-states.ts`. */
const firstDigits: Record<string, RegExp> = {
  '01': /^(18|19[0-3])/,
  '02': /^17/,
  '03': /^(14|15|160)/,
  '04': /^160/,
  '05': /^(24[4-9]|26[23])/,
  '06': /^1[23]/,
  '07': /^11/,
  '08': /^3[0-4]/,
  '09': /^2[0-8]/,
  '10': /^8[01245]/,
  '11': /^737/,
  '12': /^79[0-2]/,
  '13': /^79[78]/,
  '14': /^795/,
  '15': /^796/,
  '16': /^799/,
  '17': /^79[34]/,
  '18': /^78/,
  '19': /^7(?!37|44)[0-4]/,
  '20': /^8[123]/,
  '21': /^7[567]/,
  '22': /^49/,
  '23': /^4[5-8]/,
  '24': /^3[6-9]/,
  '26': /^(396|3625)/,
  '27': /^4(?!03)[0-4]/,
  '29': /^5[6-9]/,
  '30': /^403/,
  '31': /^68255/,
  '32': /^6[789]/,
  '33': /^6[0-4]/,
  '34': /^(605|607|609|673310|533464)/,
  '35': /^744/,
  '36': /^50/,
  '37': /^5[123]/,
  '38': /^194/,
}

describe('states of pincodes', () => {
  const offices = Map.groupBy(readOffices(), (office) => office.p)
  const civil = rows.filter((row) => !row.pincode.startsWith('9'))
  const exempt = new Map<string, string[]>(
    Object.keys(unsettled).map((pincode) => [pincode, ['15']]),
  )
  for (const { pincodes, stateCode } of crossings)
    for (const pincode of pincodes) exempt.set(pincode, [stateCode])

  it('ADDR-04 CART-23 contradict neither circle nor first digits, in any of the 19,586', () => {
    const wrong = civil.filter(({ pincode, stateCode, states }) => {
      const circles = new Set(
        (offices.get(pincode) ?? []).flatMap((one) => circleStates[one.c] ?? []),
      )
      return (states ?? [{ stateCode }]).some(
        (one) =>
          !(circles.has(one.stateCode) && firstDigits[one.stateCode]?.test(pincode)) &&
          !exempt.get(pincode)?.includes(one.stateCode),
      )
    })
    expect(wrong).toEqual([])
  })

  it.each([
    // Agartala is Tripura's capital; Bikaner, Kansa (Mahesana), Melanikuzhi (Ariyalur) and Indervelli (Adilabad).
    ['799001', 'Tripura', '16', 'West Tripura'],
    ['334002', 'Rajasthan', '08', 'Bikaner'],
    ['384316', 'Gujarat', '24', 'Mahesana'],
    ['612906', 'Tamil Nadu', '33', 'Ariyalur'],
    ['504346', 'Telangana', '36', 'Adilabad'],
    // Single offices of another state, mistyped or mislabelled.
    ['110025', 'Delhi', '07', 'South East Delhi'],
    ['305402', 'Rajasthan', '08', 'Ajmer'],
    ['756048', 'Odisha', '21', 'Baleshwar'],
    ['503145', 'Telangana', '36', 'Kamareddy'],
    ['531149', 'Andhra Pradesh', '37', 'Visakhapatnam'],
  ])('ADDR-04 CART-23 settle %s as %s (%s)', (pincode, state, stateCode, city) => {
    expect(byPincode.get(pincode)).toMatchObject({ state, stateCode, city, states: null })
  })

  it('ADDR-04 lie in several states only in 28 pincodes, whose localities tell which', () => {
    const several = rows.filter((row) => row.states !== null)
    expect(several).toHaveLength(28)
    expect(byPincode.get('533464')?.states).toMatchObject([
      { state: 'Andhra Pradesh', stateCode: '37', city: 'Kakinada' },
      { state: 'Puducherry', stateCode: '34', city: 'Yanam', localities: ['Yanam'] },
    ])
    for (const row of several) {
      const names = row.states?.flatMap((part) => part.localities) ?? []
      expect(new Set(names).size, row.pincode).toBe(names.length)
      expect(row.stateCode, row.pincode).toBe(row.states?.[0]?.stateCode)
    }
    // Apart from the known crossings: the enclaves of Puducherry, Yanam, Dadra and Nagar Haveli and Daman.
    expect(
      several
        .filter((row) => !exempt.has(row.pincode))
        .every((row) =>
          row.states?.some((part) => part.stateCode === '34' || part.stateCode === '26'),
        ),
    ).toBe(true)
  })

  it('CHECKOUT-09 isn’t served where nothing settles the state', () => {
    expect(byPincode.get('791701')).toMatchObject({ serviceable: false, cod: false })
  })

  it('ADDR-04 believe most offices: of 165,627 only 52 are contradicted', () => {
    const all = [...offices.values()].flat()
    expect(all.filter((office) => office.s === 'NA')).toHaveLength(715)
    expect(all.filter((office) => office.s !== 'NA' && !isBelieved(office))).toHaveLength(52)
  })
})
