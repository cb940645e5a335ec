import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { surgery } from './ophthalmology/surgery.ts'
import { examination } from './ophthalmology/examination.ts'

export const ophthalmology: Drawings<(typeof familiesByCategory)['ophthalmology'][number]> = {
  ...surgery,
  ...examination,
}
