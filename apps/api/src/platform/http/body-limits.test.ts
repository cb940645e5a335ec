import { describe, expect, it } from 'vitest'
import { isTooComplex } from './body-limits.ts'

const list = (count: number, member: string) => `[${Array<string>(count).fill(member).join(',')}]`

describe('a JSON text that is too complex', () => {
  it('has more than 5,000 members or 64 levels', () => {
    expect(isTooComplex(list(4000, '"abc"'))).toBe(false)
    expect(isTooComplex(list(5200, '"abc"'))).toBe(true)
    expect(isTooComplex(list(2000, '{"a":1}'))).toBe(false)
    expect(isTooComplex(list(2600, '{"a":1}'))).toBe(true)
    expect(isTooComplex(`${'['.repeat(60)}"${'x'.repeat(20_000)}"${']'.repeat(60)}`)).toBe(false)
    expect(isTooComplex(`${'['.repeat(65)}"${'x'.repeat(20_000)}"${']'.repeat(65)}`)).toBe(true)
  })

  it('is not one whose texts look like members', () => {
    expect(isTooComplex(`{"a":"${'[{,'.repeat(20_000)}"}`)).toBe(false)
    expect(isTooComplex(`{"a":"${'\\",{'.repeat(20_000)}"}`)).toBe(false)
    expect(isTooComplex(`{"a":"\\\\"${',"b":1'.repeat(6000)}}`)).toBe(true)
  })
})
