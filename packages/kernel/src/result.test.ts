import { describe, expect, it } from 'vitest'
import { err, ok, refuse, unwrap } from './result.ts'
import type { Result } from './result.ts'

function half(n: number): Result<number> {
  return n % 2 === 0 ? ok(n / 2) : refuse('odd', 'Enter an even number', { field: 'n' })
}

describe('result', () => {
  it('carries a value or a refusal', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 })
    expect(half(3)).toEqual({
      ok: false,
      error: { code: 'odd', message: 'Enter an even number', field: 'n' },
    })
    expect(err('no')).toEqual({ ok: false, error: 'no' })
  })

  it('omits absent details of a refusal', () => {
    expect(Object.keys(refuse('a', 'b').error)).toEqual(['code', 'message'])
  })

  it('unwraps a success and throws on a failure', () => {
    expect(unwrap(half(8))).toBe(4)
    expect(() => unwrap(half(5))).toThrow(/Enter an even number/)
  })
})
