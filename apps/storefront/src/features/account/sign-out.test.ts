import { expect, it } from 'vitest'
import { clearKept } from './sign-out.ts'

it('AUTH-04 takes away what is kept about a person, and leaves what belongs to the browser or to others', () => {
  const kept = new Map(
    [
      'upchar.account',
      'upchar.guest-form',
      'upchar.recent',
      'upchar.compare',
      'upchar.tracking',
      'other',
    ].map((key) => [key, 'x']),
  )
  clearKept({
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
  })
  expect([...kept.keys()]).toEqual(['upchar.tracking', 'other'])
})
