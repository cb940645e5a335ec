import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../architecture/imports.ts'
import { madeDocuments } from './documents.ts'
import { errorsPage } from './errors.ts'
import { isAllowed, productionPackages } from './notices.ts'

describe('documents made from the code', () => {
  it.each(Object.keys(madeDocuments))('%s is current (else: npm run docs)', (name) => {
    expect(readFileSync(path.join(root, name), 'utf8')).toBe(madeDocuments[name]?.())
  })

  it('give each error its text, cause, cure and endpoints', () => {
    const [, entry = ''] = /### cart_full · 409\n([\s\S]*?)\n### /.exec(errorsPage()) ?? []
    expect(
      entry
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['- Text', '- Cause', '- Cure', '- Endpoints'])
    expect(entry).toContain('`updateCart`')
  })
})

describe('licences', () => {
  it('of everything a production installation brings may be shipped with Apache-2.0 software', () => {
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
