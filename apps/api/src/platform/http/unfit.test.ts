import { describe, expect, it } from 'vitest'
import { isUnfit } from './unfit.ts'

const nested = (depth: number, core: unknown) => {
  let value = core
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

describe('invalid request content', () => {
  it('is a NUL character, in a text or a name, at any depth', () => {
    for (const value of [
      'a\u0000',
      { 'a\u0000': 1 },
      [['x', { a: '\u0000' }]],
      nested(60, '\u0000'),
    ])
      expect(isUnfit(value)).toBe(true)
    for (const value of [
      undefined,
      null,
      1,
      '',
      'हिन्दी',
      {},
      { a: ['b', null, 3] },
      nested(60, 'text'),
    ])
      expect(isUnfit(value)).toBe(false)
  })

  it('is a lone surrogate, which PostgreSQL refuses in JSON', () => {
    for (const value of ['a\ud800', '\udc00', { 'a\ud83e': 1 }, [['x', { a: '\ud83e' }]]])
      expect(isUnfit(value)).toBe(true)
    for (const value of ['🩺', { '🩺': '🩺' }]) expect(isUnfit(value)).toBe(false)
  })

  it('is nesting deeper than any shape, detected without recursion', () => {
    expect(isUnfit(nested(65, 1))).toBe(true)
    expect(isUnfit(nested(200_000, 1))).toBe(true)
  })

  it('is not checked in raw bytes', () => {
    const bytes = Buffer.alloc(8_000_000)
    const began = performance.now()
    expect(isUnfit(bytes)).toBe(false)
    expect(isUnfit({ bytes })).toBe(false)
    expect(performance.now() - began).toBeLessThan(50)
  })
})
