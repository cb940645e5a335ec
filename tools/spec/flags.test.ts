import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { configFlags, getUserConfig, plannedFlags } from '@upchar/contract/schema/profile'
import { root } from '../architecture/imports.ts'
import { isTest, ownFiles } from './documents.ts'

/** Answered with the flags, and no flag: what the settings say. */
const noFlag = new Set(['credit_line'])
const declared = Object.keys(getUserConfig.answer.shape.config.shape).filter(
  (key) => !noFlag.has(key),
)

/** The flags that a title names: `DATA-18 cart: …`, `CART-13 DATA-18 max_referee_discount: …`. */
const namedIn = (files: string[]): string[] =>
  files
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /['`"][^'`"\n]*DATA-18 ((?:[a-z_]+ ?)+)[^'`"\n]*['`"]/g,
      ),
    ])
    .flatMap(([, words = '']) => words.split(' '))
const named = new Set(namedIn(ownFiles().filter(isTest)))

describe('the flags of the configuration', () => {
  it('DATA-18 have a test each that is named by it, but for those without an effect so far', () => {
    expect(declared.length).toBeGreaterThan(33)
    const without = declared.filter((key) => !named.has(key))
    expect(without.toSorted()).toEqual([...plannedFlags].toSorted())
  })

  it('DATA-18 are seen in a browser, all of them', () => {
    const seen = new Set(namedIn(ownFiles().filter((file) => file.startsWith('e2e/'))))
    const planned = new Set<string>(plannedFlags)
    expect(declared.filter((key) => !planned.has(key) && !seen.has(key))).toEqual([])
  })

  it('DATA-18 that have no effect so far are flags of staff', () => {
    expect(plannedFlags.filter((key) => !(key in configFlags.shape))).toEqual([])
  })
})
