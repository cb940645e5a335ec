import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../architecture/imports.ts'
import { citable, ownFiles, requirementIds, specifiedCalls } from './documents.ts'
import { referenceCheck } from './references.ts'

/** This file contains invalid citations on purpose. */
const self = 'tools/spec/references.test.ts'

describe('the specification', () => {
  it('numbers the requirements of each group without gaps or duplicates', () => {
    const ids = requirementIds()
    expect(new Set(ids).size).toBe(ids.length)
    const next = new Map<string, number>()
    for (const id of ids) {
      const [group = '', number] = id.split('-')
      const expected = (next.get(group) ?? 0) + 1
      expect(`${group} ${Number(number)}`).toBe(`${group} ${expected}`)
      next.set(group, expected)
    }
  })

  it('has all citable parts', () => {
    const { 'domain reference': sections, 'design decision': decisions, guide } = citable()
    expect(requirementIds().length).toBeGreaterThanOrEqual(203)
    expect(specifiedCalls()).toHaveLength(114)
    expect([sections.size, decisions.size, guide.size]).toEqual([44, 8, 64])
  })

  it('contains every id, section, decision and checklist item that the repository cites', () => {
    const check = referenceCheck()
    const files = ownFiles()
    expect(files.length).toBeGreaterThan(1000)
    const wrong = files
      .filter((file) => file !== self)
      .flatMap((file) =>
        check(readFileSync(path.join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
      )
    expect(wrong).toEqual([])
  })

  it.each([
    ["it('CART-99 buys', () => {})", 'CART-99'],
    ["it('CRAT-07 caps', () => {})", 'CRAT-07'],
    ['/** Rates (domain reference 1.4, 1.99). */', 'domain reference 1.99'],
    ['/**\n * Rates: domain\n * reference 9.1.\n */', 'domain reference 9.1'],
    ['// Design decisions 2 and 9.', 'design decision 9'],
    ['/** The total (guide 65). */', 'guide 65'],
    ['/** Rates (domain-india 1.4). */', '"domain-india" (write "domain reference 3.3")'],
  ])('finds the invalid citation in %j', (text, found) => {
    expect(referenceCheck()(text)).toEqual([found])
  })

  it('ignores names of forms and encodings', () => {
    expect(referenceCheck()('MD-42, UTF-16, a light guide; see the design')).toEqual([])
  })
})
