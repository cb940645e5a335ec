import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { obstetrics } from './obgyn-ivf/obstetrics.ts'
import { assistedReproduction } from './obgyn-ivf/assisted-reproduction.ts'

export const obgynIvf: Drawings<(typeof familiesByCategory)['obgyn-ivf'][number]> = {
  ...obstetrics,
  ...assistedReproduction,
}
