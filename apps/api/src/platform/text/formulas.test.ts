import { describe, expect, it } from 'vitest'
import { asPlainCell, fromPlainCell } from './formulas.ts'
import { sheetCsv } from './sheet-csv.ts'

describe('cells for spreadsheets', () => {
  it('stay what was written, unless a spreadsheet would run them', () => {
    for (const [value, cell] of [
      ['=1+1', "'=1+1"],
      ['+919820098200', "'+919820098200"],
      ['-1+cmd', "'-1+cmd"],
      ['-1.5.2', "'-1.5.2"],
      ["'-480.00", "''-480.00"],
      ['-480.00', '-480.00'],
      ['-7', '-7'],
      ['Gloves', 'Gloves'],
    ] as const) {
      expect(asPlainCell(value)).toBe(cell)
      expect(fromPlainCell(cell)).toBe(value)
    }
  })

  it('OPS-06 keep amounts below zero as numbers, which a sum counts', () => {
    expect(sheetCsv([['Commission', '-150.85', -2]])).toBe('\uFEFFCommission,-150.85,-2\n')
  })
})
