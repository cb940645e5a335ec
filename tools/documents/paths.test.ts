import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../architecture/imports.ts'

const documents = globSync(['*.md', 'docs/*.md', '{apps,packages}/*/README.md'], {
  cwd: root,
  exclude: ['THIRD-PARTY-NOTICES.md', 'CHANGELOG.md'],
}).toSorted()

/** Our files and folders with a leading slash; folders end with one too. */
const ownPaths = globSync('{apps,bench,demo,docs,e2e,packages,server,tools}/**/*', {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => ['node_modules', 'dist', '.data'].includes(entry.name),
}).map((entry) => {
  const relative = path.relative(root, path.join(entry.parentPath, entry.name))
  return `/${relative}${entry.isDirectory() ? '/' : ''}`
})

/** Finds texts in backticks that look like our paths: `modules/cart/rules.ts`, `docs/spec/`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]*?(?:\.(?:tsx?|mjs|css|json|md|txt|sql)|\/))`/g)].map(
    ([, found = '']) => found,
  )

const exists = (place: string): boolean => ownPaths.some((file) => file.endsWith(`/${place}`))

describe('documents', () => {
  it.each(documents)('%s names existing files and folders', (name) => {
    const text = readFileSync(path.join(root, name), 'utf8')
    expect(pathsIn(text).filter((place) => !exists(place))).toEqual([])
  })

  it('are checked for paths', () => {
    const architecture = pathsIn(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'))
    expect(architecture.length).toBeGreaterThan(40)
    expect(exists('modules/cart/no-such-file.ts')).toBe(false)
  })
})
