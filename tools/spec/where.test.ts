import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../architecture/imports.ts'
import { requirementIds, specFolder } from './documents.ts'
import { whereProblems } from './where.ts'

function readOwn(name: string): string | undefined {
  const file = path.join(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

describe('where each requirement stands', () => {
  it('names for every requirement an existing file that names it', () => {
    const document = readFileSync(path.join(root, specFolder, 'where.md'), 'utf8')
    expect(whereProblems(document, requirementIds(), readOwn)).toEqual([])
  })

  const files = new Map([
    ['cart/rules.ts', '/** Capped at max_oq (CART-07). */'],
    ['cart/browser.ts', ''],
  ])
  const problems = (document: string): string[] =>
    whereProblems(document, ['CART-07', 'CART-08'], (name) => files.get(name))

  it('accepts several rows of a requirement, and one that is not built', () => {
    expect(
      problems(
        '| CART-07 | cap | `cart/rules.ts` | in the browser: `cart/browser.ts` |\n| CART-07 | text | `cart/rules.ts` | |\n| CART-08 | merge | not built | |',
      ),
    ).toEqual([])
  })

  it.each([
    ['| CART-07 | cap | `cart/rules.ts` | |', 'CART-08 has no row'],
    [
      '| CART-07 | cap | `cart/rules.ts` | |\n| CART-08 | a | not built | |\n| WISH-01 | b | not built | |',
      'WISH-01 is no requirement',
    ],
    [
      '| CART-08 | merge | not built | |\n| CART-07 | cap | `cart/rules.ts` | |',
      'the rows are in another order than the requirements',
    ],
    [
      '| CART-07 | cap | `cart/gone.ts` | |\n| CART-08 | merge | not built | |',
      'CART-07: there is no cart/gone.ts',
    ],
    [
      '| CART-07 | cap | `cart/rules.ts` | text: `cart/gone.ts` |\n| CART-08 | merge | not built | |',
      'CART-07: there is no cart/gone.ts',
    ],
    [
      '| CART-07 | cap | `cart/browser.ts` | |\n| CART-08 | merge | not built | |',
      "CART-07: cart/browser.ts doesn't name it",
    ],
  ])('finds what is wrong in %j', (document, found) => {
    expect(problems(document)).toEqual([found])
  })

  it('wants one path, or says that the rule is not built', () => {
    expect(() => problems('| CART-07 | cap | `cart/rules.ts` `cart/browser.ts` | |')).toThrow(
      'Expected one path',
    )
    expect(() => problems('| CART-07 | cap | soon | |')).toThrow('Expected one path')
  })
})
