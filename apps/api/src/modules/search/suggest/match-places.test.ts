import { describe, expect, it } from 'vitest'
import type { Unit } from '../query/unit.ts'
import { placeOf } from '../testing/small-model.ts'
import { matchPlaces } from './match-places.ts'

const unit = (...terms: string[]): Unit => ({
  text: terms.join(' '),
  weight: 1,
  readings: [
    { factor: 1, slots: terms.map((term) => ({ weight: 1, alternatives: [{ term, factor: 1 }] })) },
  ],
  meaning: new Map(),
  isAttribute: false,
})
const names = (links: readonly { name: string }[]) => links.map(({ name }) => name)

describe('SEARCH-01 places of a listing that the query names', () => {
  it('are ordered by how much of their name is typed, then by size', () => {
    const places = [
      placeOf('Insulin Needle', 90),
      placeOf('Dental Needle', 95),
      placeOf('Needle', 3),
      placeOf('Long Dental Needle', 500),
    ]
    expect(names(matchPlaces(places, [unit('needle')], [], 9))).toEqual([
      'Needle',
      'Dental Needle',
      'Insulin Needle',
      'Long Dental Needle',
    ])
  })

  it('have every word of the query, each in one of its readings', () => {
    const places = [placeOf('Dental Needle'), placeOf('Dental Chair'), placeOf('Insulin Needle')]
    expect(names(matchPlaces(places, [unit('dental'), unit('needle')], [], 9))).toEqual([
      'Dental Needle',
    ])
    expect(names(matchPlaces(places, [unit('dental', 'needle')], [], 9))).toEqual(['Dental Needle'])
    const either = { ...unit('chair'), readings: [...unit('chair').readings] }
    either.readings.push(...unit('insulin').readings)
    expect(names(matchPlaces(places, [either], [], 9)).toSorted()).toEqual([
      'Dental Chair',
      'Insulin Needle',
    ])
    const corrected: Unit = {
      ...unit('chare'),
      readings: [
        {
          factor: 1,
          slots: [
            {
              weight: 1,
              alternatives: [
                { term: 'chare', factor: 1 },
                { term: 'chair', factor: 0.5 },
              ],
            },
          ],
        },
      ],
    }
    expect(names(matchPlaces(places, [corrected], [], 9))).toEqual(['Dental Chair'])
  })

  it('are never empty', () => {
    expect(matchPlaces([placeOf('Needle', 0)], [unit('needle')], [], 9)).toEqual([])
  })

  it('come before the places of the families meant, each once, up to the limit', () => {
    const places = [
      placeOf('Surgery', 5, [2]),
      placeOf('Needle', 5, [1]),
      placeOf('Wards', 5, [1, 2]),
      placeOf('Eyes', 5, [7]),
    ]
    const found = matchPlaces(places, [unit('needle')], [1, 2], 9)
    expect(names(found)).toEqual(['Needle', 'Wards', 'Surgery'])
    expect(found[0]).toEqual({ name: 'Needle', href: '/place/needle', count: 5 })
    expect(names(matchPlaces(places, [unit('needle')], [1, 2], 2))).toEqual(['Needle', 'Wards'])
  })

  it('are none for a query without a word', () => {
    expect(matchPlaces([placeOf('Needle')], [{ ...unit(), readings: [] }], [], 9)).toEqual([])
  })
})
