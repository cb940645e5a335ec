import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BROWSER_STORAGE, OF_THE_VISIT, clearBuyerStorage } from './browser-storage.ts'

const root = path.join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'shell/browser-storage.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

it('AUTH-04 removes what is stored about a buyer, and leaves what belongs to the browser or to others', () => {
  const stored = new Map(
    [
      'upchar.account',
      'upchar.guest-form',
      'upchar.recent',
      'upchar.compare',
      'upchar.wishlist',
      'upchar.of-an-older-version',
      'upchar.tracking',
      'upchar.popups',
      'upchar.uninvited',
      'other',
    ].map((key) => [key, 'x']),
  )
  clearBuyerStorage({
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
  })
  expect([...stored.keys()]).toEqual([
    'upchar.tracking',
    'upchar.popups',
    'upchar.uninvited',
    'other',
  ])
})

it('DATA-16 lists each key once, and no other file spells one', () => {
  const keys = Object.values(BROWSER_STORAGE)
  expect(new Set(keys).size).toBe(keys.length)
  // The name of a Web Lock.
  const others = new Set(['upchar.renew-session'])
  const spelt = files.flatMap(({ file, text }) =>
    [...text.matchAll(/['"`](upchar\.[^'"`]*)/g)].flatMap(([, key = '']) =>
      others.has(key) ? [] : [`${file}: ${key}`],
    ),
  )
  expect(spelt).toEqual([])
})

it('DATA-16 stores each item where its lifetime says', () => {
  const visit = new Set<string>(OF_THE_VISIT)
  for (const name of Object.keys(BROWSER_STORAGE)) {
    const use = new RegExp(`\\bBROWSER_STORAGE\\.${name}\\b`)
    const users = files.filter(({ text }) => use.test(text))
    expect(users, name).toHaveLength(1)
    const [{ text = '' } = {}] = users
    expect(text, name).toMatch(
      visit.has(name) ? /\bsessionStorage\b/ : /\blocalStorage\b|\bpersist(edStore)?\b/,
    )
  }
})
