import { describe, expect, it } from 'vitest'
import {
  BUSINESS_CATEGORIES,
  businessCategory,
  isBusinessCategoryKey,
} from './business-categories.ts'

describe('business categories', () => {
  it('are eleven with the specified names', () => {
    expect(BUSINESS_CATEGORIES.map(({ key, name }) => `${key} (${name})`).join(', ')).toBe(
      'dental (Dental), diagnostics (Lab and Diagnostics), consumables (Consumables & Disposables), ' +
        'medicalequipments (Medical Device & Equipment), ophthalmology (Ophthalmology), nephrology (Nephrology), ' +
        'physiotherapy (Physiotherapy), refurbished-devices (Refurbished Devices), vaccines (Vaccines), ' +
        'obgyn-ivf (IVF & Gynae), pharmaceutical (Pharma)',
    )
  })

  it('vaccines and pharmaceutical are disabled by default, the others enabled', () => {
    expect(BUSINESS_CATEGORIES.filter(({ enabled }) => !enabled).map(({ key }) => key)).toEqual([
      'vaccines',
      'pharmaceutical',
    ])
  })

  it('are found by key only', () => {
    for (const category of BUSINESS_CATEGORIES)
      expect(businessCategory(category.key)).toBe(category)
    for (const key of ['', 'Dental', 'medical-equipments', 'shop', 'toString']) {
      expect(isBusinessCategoryKey(key)).toBe(false)
      expect(businessCategory(key)).toBeUndefined()
    }
  })
})
