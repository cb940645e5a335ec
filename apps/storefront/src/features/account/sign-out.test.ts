import { expect, it } from 'vitest'
import { clearStorage } from './sign-out.ts'

it('AUTH-04 removes what is stored about a buyer, and leaves what belongs to the browser or to others', () => {
  const stored = new Map(
    [
      'upchar.account',
      'upchar.guest-form',
      'upchar.recent',
      'upchar.compare',
      'upchar.tracking',
      'other',
    ].map((key) => [key, 'x']),
  )
  clearStorage({
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
  })
  expect([...stored.keys()]).toEqual(['upchar.tracking', 'other'])
})
