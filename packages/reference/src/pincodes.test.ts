import { describe, expect, it } from 'vitest'
import { ADDRESS_STATES } from '@upchar/kernel/states'
import { pincodeRows } from './pincodes.ts'

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
      new Set(ADDRESS_STATES.map((state) => state.code)),
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
    expect(rows.filter((row) => !row.serviceable)).toHaveLength(25)
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
