import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { card, listOf } from './goods.ts'

type Facet = Answer<'listProducts'>['facets'][number]
export const value = (name: string, count: number, selected = false) => ({
  value: name.toLowerCase(),
  label: name,
  count,
  selected,
})
/** Brands with their counts; those in the filters are ticked. */
export const brands = (filters: string, promoted = false): Facet => {
  const chosen = new URLSearchParams(filters).getAll('brand')
  return {
    key: 'brand',
    label: 'Brand',
    kind: 'choice',
    promoted,
    values: [
      value('Glovex', 12, chosen.includes('glovex')),
      value('Medisafe', 3, chosen.includes('medisafe')),
      value('Nova', 0, chosen.includes('nova')),
    ],
  }
}
export const gloves = card('nitrile-gloves', 'Nitrile gloves')
export const masks = card('masks', 'Surgical masks')

export const listing = (answers: Answers = {}): Answers => ({
  listProducts: ({ query }) => listOf([gloves, masks], { facets: [brands(query.filters)] }),
  ...answers,
})

export const cards = page.getByRole('main').getByRole('article')
export const rail = page.getByRole('form', { name: 'Filters' })
export const tick = (name: string) => rail.getByRole('checkbox', { name: new RegExp(`^${name}`) })
export const applied = page.getByRole('list', { name: 'Applied filters' })
