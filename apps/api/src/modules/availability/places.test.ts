import { expect, it } from 'vitest'
import { placeIn, type Place } from './places.ts'

const parts = [
  { state: 'Haryana', stateCode: '06', city: 'Kalka', localities: ['Pinjore', 'Rampur'] },
  { state: 'Himachal Pradesh', stateCode: '02', city: 'Parwanoo', localities: ['Rampur'] },
]
const place: Place = {
  pincode: '133302',
  city: 'Kalka',
  district: 'Panchkula',
  state: 'Haryana',
  stateCode: '06',
  at: { latitude: 30.8, longitude: 76.9 },
  surveyed: true,
  cod: true,
  states: parts,
}

it.each([
  ['the state named', { state: 'himachal pradesh ', city: '' }, '02'],
  ['the state named, whatever the city', { state: 'Himachal Pradesh', city: 'Kalka' }, '02'],
  ['the only state with the city', { state: '', city: 'parwanoo' }, '02'],
  ['the only state with the locality', { state: '', city: 'Pinjore' }, '06'],
  ['none for a locality of both', { state: '', city: 'Rampur' }, undefined],
  ['none for an unknown city', { state: 'Goa', city: 'Panaji' }, undefined],
])('ADDR-04 CART-23 a pincode of two states is taxed in %s', (_, named, stateCode) => {
  expect(placeIn(place, named)?.stateCode).toBe(stateCode)
})

it('ADDR-04 a pincode of one state ignores both', () => {
  const one = { ...place, states: null }
  expect(placeIn(one, { state: 'Goa', city: 'Panaji' })).toEqual(one)
})
