import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { electrotherapy } from './physiotherapy/electrotherapy.ts'
import { exerciseAndSupport } from './physiotherapy/exercise-and-support.ts'

export const physiotherapy: Drawings<(typeof familiesByCategory)['physiotherapy'][number]> = {
  ...electrotherapy,
  ...exerciseAndSupport,
}
