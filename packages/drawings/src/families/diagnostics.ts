import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { glucoseAndRapidTests } from './diagnostics/glucose-and-rapid-tests.ts'
import { laboratory } from './diagnostics/laboratory.ts'

export const diagnostics: Drawings<(typeof familiesByCategory)['diagnostics'][number]> = {
  ...glucoseAndRapidTests,
  ...laboratory,
}
