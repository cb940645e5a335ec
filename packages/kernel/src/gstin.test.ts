import { describe, expect, it } from 'vitest'
import {
  checkGstin,
  gstinCheckCharacter,
  isGstinShape,
  normaliseGstin,
  panHolder,
} from './gstin.ts'

const VALID = [
  ['27AAACX1234A1ZX', '27', 'C'],
  ['07AAAFS5678B1Z8', '07', 'F'],
  ['29AABTC4321D1Z6', '29', 'T'],
  ['33ABCPD9876E2ZO', '33', 'P'],
  ['19AAEHK2468F1Z5', '19', 'H'],
  ['32AAGCM1357H1ZP', '32', 'C'],
  ['09AALCT8642J1ZN', '09', 'C'],
  ['27AAPFU0939F1ZV', '27', 'F'],
] as const

function part(input: string, options?: Parameters<typeof checkGstin>[1]): string {
  const result = checkGstin(input, options)
  return result.ok ? 'ok' : result.error.part
}

function sealed(first14: string): string {
  return first14 + gstinCheckCharacter(first14)
}

describe('GSTIN', () => {
  it.each(VALID)('VALID-03 accepts %s', (gstin, stateCode, holder) => {
    expect(isGstinShape(gstin)).toBe(true)
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin.charAt(14))
    expect(checkGstin(gstin)).toEqual({
      ok: true,
      value: { gstin, stateCode, pan: gstin.slice(2, 12), holder },
    })
  })

  it.each(VALID)('VALID-03 rejects %s with any one character changed', (gstin) => {
    for (let index = 0; index < 15; index += 1) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-Ω ') {
        if (other === gstin.charAt(index)) continue
        const changed = gstin.slice(0, index) + other + gstin.slice(index + 1)
        expect([changed, checkGstin(changed).ok]).toEqual([changed, false])
      }
    }
  })

  it.each(VALID)('VALID-03 rejects %s with two adjacent characters swapped', (gstin) => {
    for (let index = 0; index < 14; index += 1) {
      const [a, b] = [gstin.charAt(index), gstin.charAt(index + 1)]
      // 0 and Z have the same weight for the check character; they are never adjacent here.
      if (a === b) continue
      const swapped = gstin.slice(0, index) + b + a + gstin.slice(index + 2)
      expect([swapped, checkGstin(swapped).ok]).toEqual([swapped, false])
    }
  })

  it.each(VALID)('VALID-03 rejects %s too short or too long', (gstin) => {
    expect(part(gstin.slice(1))).toBe('shape')
    expect(part(gstin.slice(0, 14))).toBe('shape')
    expect(part(`${gstin}0`)).toBe('shape')
    expect(part(`${gstin}\nX`)).toBe('shape')
    expect(isGstinShape(`${gstin}\n`)).toBe(false)
  })

  it('VALID-03 checks the pattern position by position', () => {
    const bad = [
      'A7AAACX1234A1ZX',
      '2AAAACX1234A1ZX',
      '271AACX1234A1ZX',
      '27AAAC11234A1ZX',
      '27AAACXA234A1ZX',
      '27AAACX123AA1ZX',
      '27AAACX123411ZX',
      '27AAACX1234A0ZX',
      '27AAACX1234A1YX',
      '27AAACX1234A1Z*',
      '27aaacx1234a1zx',
      '',
    ]
    for (const gstin of bad) expect([gstin, isGstinShape(gstin)]).toEqual([gstin, false])
    expect(isGstinShape('27AAACX1234AZZ0')).toBe(true)
    expect(isGstinShape('27AAACX1234A9ZA')).toBe(true)
  })

  it('VALID-03 says which part is wrong', () => {
    expect(part('27AAACX1234A1ZO')).toBe('check')
    expect(part('not a number')).toBe('shape')
    for (const code of ['00', '39', '40', '96', '98', '99'])
      expect(part(sealed(`${code}AAACX1234A1Z`))).toBe('state')
    for (const letter of 'DEIKMNOQRSUVWXYZ')
      expect(part(sealed(`27AAA${letter}X1234A1Z`))).toBe('pan')
    for (const letter of 'PCHFATBLJG') expect(part(sealed(`27AAA${letter}X1234A1Z`))).toBe('ok')
    expect(checkGstin('27AAACX1234A1ZO')).toMatchObject({
      error: { code: 'gstin_check', field: 'gstin' },
    })
    expect(checkGstin(sealed('27AAADX1234A1Z'))).toMatchObject({
      error: { message: 'Characters 3 to 12 of the GST number must be a valid PAN' },
    })
  })

  it('VALID-03 accepts retired state codes only when reading', () => {
    for (const code of ['25', '28']) {
      const gstin = sealed(`${code}AAACX1234A1Z`)
      expect(part(gstin)).toBe('state')
      expect(part(gstin, { allowRetiredState: true })).toBe('ok')
    }
  })

  it('VALID-03 compares with the PAN and the billing state', () => {
    expect(part('27AAACX1234A1ZX', { pan: 'AAACX1234A', billingState: '27' })).toBe('ok')
    expect(part('27AAACX1234A1ZX', { pan: 'AAACX1234B' })).toBe('pan_mismatch')
    expect(part('27AAACX1234A1ZX', { billingState: '29' })).toBe('state_mismatch')
  })

  it('VALID-03 cleans pasted input', () => {
    expect(normaliseGstin(' 27 aaacx1234a-1zx ')).toBe('27AAACX1234A1ZX')
    expect(part(' 27aaacx1234a1zx ')).toBe('ok')
  })

  it('VALID-03 matches the worked example: 183, so X', () => {
    expect(gstinCheckCharacter('27AAACX1234A1Z')).toBe('X')
    expect(() => gstinCheckCharacter('27AAACX1234A1')).toThrow(RangeError)
    expect(() => gstinCheckCharacter('27aaacx1234a1z')).toThrow(RangeError)
  })

  it('VALID-03 gives 36 different check characters at every position', () => {
    for (let index = 0; index < 14; index += 1) {
      const checks = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((char) =>
        gstinCheckCharacter(
          `27AAACX1234A1Z`.slice(0, index) + char + `27AAACX1234A1Z`.slice(index + 1),
        ),
      )
      expect(new Set(checks).size).toBe(36)
    }
  })

  it('reads the holder from the PAN', () => {
    expect(panHolder('AAAFS5678B')).toBe('F')
    expect(panHolder('AAAXS5678B')).toBeUndefined()
    expect(panHolder('')).toBeUndefined()
  })
})
