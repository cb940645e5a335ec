import { describe, expect, it } from 'vitest'
import { BUSINESS_TYPES, businessType, isBusinessTypeId } from './business-types.ts'

describe('business types', () => {
  it('ID-01 are eleven with the specified ids', () => {
    expect(BUSINESS_TYPES.map(({ id, name }) => `${name} ${id}`)).toEqual([
      'General 25',
      'Hospital 1',
      'Doctor 2',
      'Reseller 3',
      'Dentist 4',
      'Vet 13',
      'Physiotherapist 22',
      'Corporate institution 5',
      'NGO or government 11',
      'Independent lab or physician 15',
      'Others 7',
    ])
    expect(new Set(BUSINESS_TYPES.map(({ key }) => key)).size).toBe(11)
  })

  it('ID-01 are found by their ids only', () => {
    for (const type of BUSINESS_TYPES) expect(businessType(type.id)).toBe(type)
    for (let id = -1; id <= 30; id += 1)
      expect(isBusinessTypeId(id)).toBe(BUSINESS_TYPES.some((type) => type.id === id))
    for (const id of [0, 6, 25.5, Number.NaN]) expect(businessType(id)).toBeUndefined()
  })
})
