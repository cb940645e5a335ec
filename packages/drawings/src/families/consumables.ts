import type { Drawings } from '../family.ts'
import type { familiesByCategory } from '../families.ts'
import { glovesAndGowns } from './consumables/gloves-and-gowns.ts'
import { needlesAndLines } from './consumables/needles-and-lines.ts'
import { dressingsAndSutures } from './consumables/dressings-and-sutures.ts'

export const consumables: Drawings<(typeof familiesByCategory)['consumables'][number]> = {
  ...glovesAndGowns,
  ...needlesAndLines,
  ...dressingsAndSutures,
}
