import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { imaging } from './refurbished/imaging.ts'
import { criticalCare } from './refurbished/critical-care.ts'
import { chairsAndTables } from './refurbished/chairs-and-tables.ts'

export const refurbished: Drawings<(typeof familiesByCategory)['refurbished-devices'][number]> = {
  ...imaging,
  ...criticalCare,
  ...chairsAndTables,
}
