import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { flagRegistry } from './index.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

/**
 * Flags that storefront or API code reads: `flags.key`, `flags?.key`, and destructuring of `await
 * flagsOf(…)`.
 */
function flagsRead(): Set<string> {
  const files = globSync('apps/{api,storefront}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|modules\/flags\//.test(file),
  )
  return new Set(
    files.flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8')
      const named = [...code.matchAll(/\bflags\??\.(\w+)/g)].map(([, key]) => key)
      const taken = [...code.matchAll(/\{([^{}]*)\} = await flagsOf\(/g)].flatMap(([, names]) =>
        (names ?? '').split(',').map((name) => name.split(':')[0]?.trim()),
      )
      return [...named, ...taken].flatMap((key) =>
        key !== undefined && Object.hasOwn(flagRegistry, key) ? [key] : [],
      )
    }),
  )
}

it('DATA-05 marks exactly the flags that no screen uses yet', () => {
  const waiting = Object.entries(flagRegistry)
    .filter(([, facts]) => facts.waits === true)
    .map(([key]) => key)
  const read = flagsRead()
  expect(waiting.toSorted()).toEqual(
    Object.keys(flagRegistry)
      .filter((key) => !read.has(key))
      .toSorted(),
  )
  expect(read.size).toBeGreaterThan(10)
})
