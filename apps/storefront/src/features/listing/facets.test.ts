import { expect, it } from 'vitest'
import { firstOf } from './facets.tsx'

const value = (name: string, part: object = {}) => ({
  value: name,
  label: name,
  count: 1,
  selected: false,
  ...part,
})
const names = (values: readonly { value: string }[]) =>
  values.map(({ value: name }) => name).join('')

it('ROUTE-02 shows the first values of a long list, those that lead it if some do, and the chosen ones always', () => {
  const plain = [value('a'), value('b'), value('c'), value('d', { selected: true }), value('e')]
  expect(names(firstOf(plain, 2))).toBe('abd')
  const led = [
    value('a'),
    value('b', { leads: true }),
    value('c', { selected: true }),
    value('d', { leads: true }),
    value('e', { leads: true }),
  ]
  expect(names(firstOf(led, 2))).toBe('bcd')
})
