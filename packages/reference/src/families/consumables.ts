import type { FamilyFacts } from '../family.ts'
import { drapeFamilies } from './consumables/drapes.ts'
import { dressingFamilies } from './consumables/dressings.ts'
import { gloveFamilies } from './consumables/gloves.ts'
import { incontinenceFamilies } from './consumables/incontinence.ts'
import { ivFamilies } from './consumables/infusion.ts'
import { maskFamilies } from './consumables/masks.ts'
import { needleFamilies } from './consumables/needles.ts'
import { oxygenFamilies } from './consumables/oxygen.ts'
import { sutureFamilies } from './consumables/sutures.ts'
import { tubeFamilies } from './consumables/tubes.ts'

export const consumableFamilies: readonly FamilyFacts[] = [
  ...gloveFamilies,
  ...needleFamilies,
  ...ivFamilies,
  ...maskFamilies,
  ...dressingFamilies,
  ...tubeFamilies,
  ...oxygenFamilies,
  ...sutureFamilies,
  ...drapeFamilies,
  ...incontinenceFamilies,
]
