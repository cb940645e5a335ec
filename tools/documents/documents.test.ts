import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../architecture/imports.ts'
import { generatedDocuments } from './documents.ts'
import { errorsPage } from './errors.ts'
import { isAllowed, productionPackages } from './notices.ts'

describe('generated documents', () => {
  it.each(Object.keys(generatedDocuments))('%s is up to date (if not: npm run docs)', (name) => {
    expect(readFileSync(path.join(root, name), 'utf8')).toBe(generatedDocuments[name]?.())
  })

  it('list the text, cause, remedy and endpoints of each error', () => {
    const [, entry = ''] = /### cart_full · 409\n([\s\S]*?)\n### /.exec(errorsPage()) ?? []
    expect(
      entry
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['- Text', '- Cause', '- Remedy', '- Endpoints'])
    expect(entry).toContain('`updateCart`')
  })
})

describe('licences', () => {
  it('of all production packages allow distribution with Apache-2.0 software', () => {
    const packages = productionPackages()
    expect(packages.length).toBeGreaterThan(200)
    expect(packages.filter((one) => !isAllowed(one))).toEqual([])
  })

  it.each([
    ['MIT', 'left-pad', true],
    ['(MIT AND Zlib)', 'pako', true],
    ['MIT OR GPL-3.0', 'jszip', true],
    ['GPL-3.0', 'readline', false],
    ['MIT AND AGPL-3.0', 'mixed', false],
    ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
    ['LGPL-3.0-or-later', 'anything', false],
    ['none', 'unnamed', false],
  ])('%s of %s: %s', (license, name, expected) => {
    expect(isAllowed({ license, name })).toBe(expected)
  })
})
