import { categoryOfFamily, familyFacts } from '@upchar/reference/families'
import { licenceOf } from '@upchar/reference/family'
import { joinFacts, type FamilyRule } from './define-family.ts'
import { consumableFamilies } from './families/consumables.ts'
import type { Family } from './model.ts'
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

/** Every family in a fixed order: positions are part of product numbers, so append new families. */
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
  ...everydayFamilies,
].map((family) => joinFacts(family, familyFacts(family.key)))

export const families: readonly Family[] = familyRules.map(({ facts, code }, position) => ({
  key: facts.key,
  code,
  categoryKey: categoryOfFamily(facts),
  subCategorySlug: facts.subCategory,
  hsn: facts.hsn,
  regulatoryClass: facts.regulatoryClass,
  homeUse: facts.homeUse === true,
  licenceClass: licenceOf(facts.regulatoryClass),
  coldChain: facts.coldChain === true,
  leadOnly: facts.leadOnly === true,
  attributes: facts.attributes.map((definition, at) => ({ ...definition, position: at })),
  position,
}))
