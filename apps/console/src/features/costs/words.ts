import type { Answer } from '@upchar/contract/schema/endpoints'
import { listSearch } from '../../kit/list-search.ts'

export type Cost = Answer<'staffListCosts'>['offers'][number]

export const STATES = [
  { value: 'recorded', name: 'With a cost' },
  { value: 'missing', name: 'Without a cost' },
  { value: 'loss', name: 'Sold at a loss' },
] as const

export const readCostsSearch = listSearch({ state: ['recorded', 'missing', 'loss'] })
export type CostsSearch = ReturnType<typeof readCostsSearch>
