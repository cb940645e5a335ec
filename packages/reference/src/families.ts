import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'
import { subCategories } from './category-tree.ts'
import type { FamilyFacts } from './family.ts'
import { consumableFamilies } from './families/consumables.ts'
import { dentalFamilies } from './families/dental.ts'
import { diagnosticsFamilies } from './families/diagnostics.ts'
import { equipmentFamilies } from './families/medicalequipments.ts'
import { nephrologyFamilies } from './families/nephrology.ts'
import { obgynFamilies } from './families/obgyn-ivf.ts'
import { ophthalmologyFamilies } from './families/ophthalmology.ts'
import { pharmaceuticalFamilies } from './families/pharmaceutical.ts'
import { physiotherapyFamilies } from './families/physiotherapy.ts'
import { refurbishedFamilies } from './families/refurbished.ts'
import { vaccineFamilies } from './families/vaccines.ts'
import { everydayFamilies } from './families/everyday.ts'

/** Every family in a fixed order, which orders lists: append new families. */
export const families: readonly FamilyFacts[] = [
  ...dentalFamilies,
  ...diagnosticsFamilies,
  ...consumableFamilies,
  ...equipmentFamilies,
  ...ophthalmologyFamilies,
  ...nephrologyFamilies,
  ...physiotherapyFamilies,
  ...refurbishedFamilies,
  ...vaccineFamilies,
  ...obgynFamilies,
  ...pharmaceuticalFamilies,
  ...everydayFamilies,
]

const byKey = new Map(families.map((family) => [family.key, family]))

/** The data of a family; throws on an unknown key. */
export function familyFacts(key: string): FamilyFacts {
  const facts = byKey.get(key)
  if (facts === undefined) throw new Error(`there is no family ${key}`)
  return facts
}

const categoryOf = new Map(subCategories.map((sub) => [sub.slug, sub.categoryKey]))

/** A family's business category, by its sub-category. */
export function categoryOfFamily({ key, subCategory }: FamilyFacts): BusinessCategoryKey {
  const category = categoryOf.get(subCategory)
  if (category === undefined) throw new Error(`family ${key}: unknown sub-category ${subCategory}`)
  return category
}
