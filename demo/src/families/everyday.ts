import type { InventedFamily } from '../define-family.ts'
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

/** In the order of `@upchar/reference/families/everyday`; positions are part of product numbers: append. */
export const everydayFamilies: readonly InventedFamily[] = [
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
