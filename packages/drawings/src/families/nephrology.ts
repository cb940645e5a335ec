import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { dialysisSupplies } from './nephrology/dialysis-supplies.ts'
import { concentratesAndMedicines } from './nephrology/concentrates-and-medicines.ts'
import { dialysisMachines } from './nephrology/dialysis-machines.ts'

export const nephrology: Drawings<(typeof familiesByCategory)['nephrology'][number]> = {
  ...dialysisSupplies,
  ...concentratesAndMedicines,
  ...dialysisMachines,
}
