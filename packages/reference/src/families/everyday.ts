import type { FamilyFacts } from '../family.ts'
import { airwayFamilies } from './airway.ts'
import { tubeAndLineFamilies } from './tubes-and-lines.ts'
import { wardHygieneFamilies } from './ward-hygiene.ts'
import { wardEquipmentFamilies } from './ward-equipment.ts'
import { laboratorySupplyFamilies } from './laboratory-supplies.ts'
import { clinicSupplyFamilies } from './clinic-supplies.ts'
import { veterinarySupplyFamilies } from './veterinary-supplies.ts'
import { closureFamilies } from './closure.ts'
import { limbSupportFamilies } from './limb-supports.ts'
import { woundCareFamilies } from './wound-care.ts'

/** What wards, clinics, laboratories and homes order beside the tables of domain reference 5. Append new lists. */
export const everydayFamilies: readonly FamilyFacts[] = [
  ...woundCareFamilies,
  ...closureFamilies,
  ...limbSupportFamilies,
  ...airwayFamilies,
  ...tubeAndLineFamilies,
  ...wardHygieneFamilies,
  ...wardEquipmentFamilies,
  ...laboratorySupplyFamilies,
  ...clinicSupplyFamilies,
  ...veterinarySupplyFamilies,
]
