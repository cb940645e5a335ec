import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGs1 } from './gs1.ts'

const today = '2026-11-24'
const nothing = { gtin: null, batch: null, expiresOn: null, serial: null }
const GS = '\u001D'

describe('OPS-02 a scanned GS1 code', () => {
  it.each([
    // GS1's own examples: DataMatrix Guideline, and the tests of the GS1 Syntax Engine.
    [
      '(01)03453120000011(17)191125(10)ABCD1234(21)10',
      { gtin: '03453120000011', expiresOn: '2019-11-25', batch: 'ABCD1234', serial: '10' },
    ],
    [
      `]d201034531200000111719112510ABCD1234${GS}2110`,
      { gtin: '03453120000011', expiresOn: '2019-11-25', batch: 'ABCD1234', serial: '10' },
    ],
    [`]C1011231231231233310ABC123${GS}99TESTING`, { gtin: '12312312312333', batch: 'ABC123' }],
    [`]Q3011231231231233310ABC123${GS}99TEST`, { gtin: '12312312312333', batch: 'ABC123' }],
    ['(01)12312312312333(10)ABC123(99)TEST', { gtin: '12312312312333', batch: 'ABC123' }],
    [
      '(01)03453120000011(17)120508(10)ABCD1234(410)9501101020917',
      { gtin: '03453120000011', expiresOn: '2012-05-08', batch: 'ABCD1234' },
    ],
    // EAN codes of 13 and 8 digits of the General Specifications, with zeros in front.
    ['9501101020917', { gtin: '09501101020917' }],
    ['95050003', { gtin: '00000095050003' }],
  ])('%j', (typed, said) => {
    expect(readGs1(typed, today)).toEqual({ ...nothing, ...said })
  })

  it('ends an element at what scanners type for the separator, because browsers drop it', () => {
    for (const separator of [GS, '^', '|', '~'])
      expect(
        readGs1(`${separator}010345312000001110AB-1/2${separator}17280229`, today),
      ).toMatchObject({ batch: 'AB-1/2', expiresOn: '2028-02-29' })
  })

  it('reads the last day of a month from day 00, and the nearest century', () => {
    const day = (yymmdd: string) => readGs1(`10A^17${yymmdd}`, today)?.expiresOn
    expect([day('280200'), day('270200'), day('271200')]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2027-12-31',
    ])
    // 2026: 50 years ahead is 2076, 51 is 1977.
    expect([day('760101'), day('770101'), day('000101')]).toEqual([
      '2076-01-01',
      '1977-01-01',
      '2000-01-01',
    ])
  })

  it.each([
    ['', 'nothing'],
    ['LOT42', 'a batch that somebody typed'],
    ['0103453120000012', 'a wrong check digit'],
    ['9501101020918', 'a wrong check digit'],
    ['01034531200000', 'a GTIN that is cut off'],
    ['0103453120000011172513', 'a date that is cut off'],
    ['010345312000001117251301', 'month 13'],
    ['010345312000001117250230', '30 February'],
    ['010345312000001110ABCDEFGHIJKLMNOPQRSTU', 'a batch of 21 characters: a separator is missing'],
    ['17251130', 'an expiry alone'],
    ['(01)03453120000011(10)', 'an empty element'],
    ['010345312000001110Bätch', 'a letter outside of GS1’s characters'],
  ])('%j is none: %s', (typed) => {
    expect(readGs1(typed, today)).toBeUndefined()
  })

  it('says batch and serial as they are printed, in any order of elements', () => {
    const word = fc.stringMatching(/^[!-=A-Za-z]{1,20}$/)
    fc.assert(
      fc.property(word, word, fc.boolean(), (batch, serial, swapped) => {
        const parts = swapped ? [`21${serial}`, `10${batch}`] : [`10${batch}`, `21${serial}`]
        expect(readGs1(`]d20103453120000011${parts.join(GS)}`, today)).toMatchObject({
          gtin: '03453120000011',
          batch,
          serial,
        })
      }),
    )
  })
})
