import { describe, expect, it } from 'vitest'
import { firstRows, licencesToSend, rowProblems } from './licence-rows.ts'

const today = '2026-11-24'

describe('KYC-04 the licences that an approval names', () => {
  it('begin with what the buyer typed and with what is needed besides', () => {
    const rows = firstRows({
      licences_suggested: [
        { kind: '20/20B', number: 'MH-20B-1', scope: 'Wholesale', valid_until: '2028-03-31' },
      ],
      licences_needed: [['20/20B', '21/21B'], ['registration']],
    })
    expect(rows.map(({ kind, number, validUntil }) => [kind, number, validUntil])).toEqual([
      ['20/20B', 'MH-20B-1', '2028-03-31'],
      ['registration', '', ''],
    ])
  })

  it('need a number and a last day that hasn’t passed; registrations may have no end', () => {
    const row = {
      key: 0,
      kind: 'MD-42',
      number: ' ',
      scope: '',
      validUntil: '2026-11-23',
      endless: true,
    } as const
    expect(rowProblems(row, today)).toEqual({
      number: 'Enter the number on the document',
      validUntil: 'This date has passed',
    })
    // A licence allows buying until the end of its last day.
    expect(rowProblems({ ...row, number: '1', validUntil: today }, today)).toEqual({})
    expect(rowProblems({ ...row, kind: 'registration', number: 'MMC 1' }, today)).toEqual({})
    expect(licencesToSend([{ ...row, kind: 'registration', number: ' MMC 1 ' }])).toEqual([
      { kind: 'registration', number: 'MMC 1', scope: '', valid_until: null },
    ])
    expect(licencesToSend([row])).toEqual([
      { kind: 'MD-42', number: '', scope: '', valid_until: '2026-11-23' },
    ])
  })
})
