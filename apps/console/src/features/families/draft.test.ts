import { expect, it } from 'vitest'
import { bodyOf, changesOf, moved, rebased, type DraftRow } from './draft.ts'

const row = (key: string, change: Partial<DraftRow> = {}): DraftRow => ({
  key,
  name: key.toUpperCase(),
  kind: 'choice',
  unit: '',
  order: 'a\nb',
  filter: true,
  ...change,
})
const base = [row('x'), row('y'), row('z')]

it('names what has changed, and ignores empty lines of an order', () => {
  expect(changesOf(base, base)).toEqual([])
  expect(changesOf(base, [row('x', { order: ' a\n\nb ' }), row('y'), row('z')])).toEqual([])
  expect(changesOf(base, [row('x', { name: 'Ex' }), row('z'), row('y')])).toEqual(['Ex', 'order'])
})

it('moves an attribute up and down, not over the ends', () => {
  const keys = (draft: readonly DraftRow[]) => draft.map(({ key }) => key).join('')
  expect(keys(moved(base, 'y', -1))).toBe('yxz')
  expect(keys(moved(base, 'y', 1))).toBe('xzy')
  expect(keys(moved(base, 'x', -1))).toBe('xyz')
  expect(keys(moved(base, 'z', 1))).toBe('xyz')
})

it('sends the order as a list', () => {
  expect(bodyOf({ revision: 4 }, [row('x', { order: 'S\n M \n\n' })])).toEqual({
    revision: 4,
    attributes: [
      { key: 'x', name: 'X', kind: 'choice', unit: '', order: ['S', 'M'], filter: true },
    ],
  })
})

it('puts one’s own changes on top of a colleague’s', () => {
  const mine = [row('x', { filter: false }), row('y'), row('z')]
  const theirs = [row('z'), row('x'), row('y', { name: 'Why' }), row('new')]
  expect(rebased(base, mine, theirs)).toEqual([
    row('z'),
    row('x', { filter: false }),
    row('y', { name: 'Why' }),
    row('new'),
  ])
})
