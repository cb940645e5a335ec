import { attributeDefinitions, licenceOf } from './define-family.ts'
import type { FamilyRule } from './define-family.ts'
import { subCategories } from '@upchar/reference/business-categories'
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
import type { GenericName } from '@upchar/reference/family'
import type { Family } from './model.ts'
import { slugify } from '@upchar/reference/slug'

/** Every family in a fixed order: the position is part of product numbers, so new families go at the end. */
export const familyRules: readonly FamilyRule[] = [
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
]

const categoryOf = new Map(subCategories.map((sub) => [sub.slug, sub.categoryKey]))

export const families: readonly Family[] = familyRules.map((rule, position) => {
  const categoryKey = categoryOf.get(rule.sub)
  if (categoryKey === undefined)
    throw new Error(`family ${rule.key}: unknown sub-category ${rule.sub}`)
  return {
    key: rule.key,
    name: rule.name,
    code: rule.code,
    categoryKey,
    subCategorySlug: rule.sub,
    genericSlug: slugify(rule.generic),
    hsn: rule.hsn,
    regulatoryClass: rule.cls,
    homeUse: rule.homeUse === true,
    licenceClass: licenceOf(rule.cls),
    coldChain: rule.cold === true,
    leadOnly: rule.lead === true,
    attributes: attributeDefinitions(rule),
    position,
  }
})

export const genericNames: readonly GenericName[] = familyRules.map((rule, i) => ({
  slug: slugify(rule.generic),
  name: rule.generic,
  familyKey: rule.key,
  categoryKey: families[i]?.categoryKey ?? 'consumables',
  description: rule.about,
}))
