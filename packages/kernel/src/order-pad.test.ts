import { describe, expect, it } from 'vitest'
import { readPad, readPadCells } from './order-pad.ts'

const one = (line: string) => {
  const [first] = readPad(line)
  return [first?.text, first?.quantity]
}

describe('lines of an order pad', () => {
  it.each([
    ['GLV-100-M', 'GLV-100-M', 1],
    ['GLV-100-M\t20', 'GLV-100-M', 20],
    ['GLV-100-M, 20', 'GLV-100-M', 20],
    ['GLV-1024 5', 'GLV-1024', 5],
    ['8901234567894 12', '8901234567894', 12],
    ['Mask 5', 'Mask 5', 1],
    ['8901234567894 x 5', '8901234567894', 5],
    ['Foley catheter 16 Fr', 'Foley catheter 16 Fr', 1],
    ['Foley catheter 16 Fr - 25 nos', 'Foley catheter 16 Fr', 25],
    ['Foley catheter 16 Fr 25 nos.', 'Foley catheter 16 Fr', 25],
    ['Gauze swab 10 x 10', 'Gauze swab 10 x 10', 1],
    ['Gauze swab 10 x 10 cm x 40', 'Gauze swab 10 x 10 cm', 40],
    ['Sterile gloves 7.5, qty: 1,200', 'Sterile gloves 7.5', 1200],
    ['20 boxes nitrile gloves M', 'nitrile gloves M', 20],
    ['12 x surgical blade no 11', 'surgical blade no 11', 12],
    ['IV set; 100', 'IV set', 100],
    ['7. Micropore tape 1 inch, 6 rolls', 'Micropore tape 1 inch', 6],
    ['• Crepe bandage 10 cm Qty 30', 'Crepe bandage 10 cm', 30],
    ['3 way stopcock', '3 way stopcock', 1],
    ['12 channel ECG machine', '12 channel ECG machine', 1],
    ['Surgical blade size: 11', 'Surgical blade size: 11', 1],
    ['Surgical blade No.: 15', 'Surgical blade No.: 15', 1],
    ['Surgical blade size: 11, 40', 'Surgical blade size: 11', 40],
    ['GLV-100-M: 20', 'GLV-100-M', 20],
    ['Nitrile gloves M, box of 100 pcs', 'Nitrile gloves M, box of 100 pcs', 1],
    ['Nitrile gloves M, box of  100 nos', 'Nitrile gloves M, box of 100 nos', 1],
    ['Nitrile gloves M, box of 100 pcs - 12 nos', 'Nitrile gloves M, box of 100 pcs', 12],
    ['Gloves x 0', 'Gloves', 1],
    ['Gloves, 9999999', 'Gloves', 1_000_000],
  ])('%s', (line, text, quantity) => {
    expect(one(line)).toEqual([text, quantity])
  })

  it('leaves out empty lines and a heading, and joins what a sheet holds in columns', () => {
    expect(readPad('Item\tQty\n\nIV set\t10\n \nGloves\t\n')).toEqual([
      { text: 'IV set', quantity: 10 },
      { text: 'Gloves', quantity: 1 },
    ])
    expect(readPad('1\tIV cannula\t20 G\t50 nos\n2\tNeedle\t18 G\t5')).toEqual([
      { text: 'IV cannula 20 G', quantity: 50 },
      { text: 'Needle 18 G', quantity: 5 },
    ])
    expect(
      readPadCells([
        ['Sl. No.', 'Description', 'Qty'],
        ['1', 'Drip stand', '4'],
        ['2', 'GLV-1', ''],
        ['3', 'IV set', '10.00'],
        ['4', 'Bed pan', '0'],
        ['5', 'Kidney tray', '6.0'],
        ['6', 'Urinal', '0.00'],
        ['', '', ''],
      ]),
    ).toEqual([
      { text: 'Drip stand', quantity: 4 },
      { text: 'GLV-1', quantity: 1 },
      { text: 'IV set', quantity: 10 },
      { text: 'Kidney tray', quantity: 6 },
    ])
    const doubtful = [
      { text: 'IV set', quantity: 1, unread: '2.5' },
      { text: 'Gloves', quantity: 1, unread: 'as required' },
      { text: 'Bed pan', quantity: 1 },
    ]
    expect(
      readPadCells([
        ['Item', 'Qty'],
        ['IV set', '2.5'],
        ['Gloves', 'as  required'],
        ['Bed pan', ' '],
      ]),
    ).toEqual(doubtful)
    expect(readPad('Item\tQty\nIV set\t2.5\nGloves\tas required\nBed pan\t\nUrinal x 3')).toEqual([
      ...doubtful,
      { text: 'Urinal', quantity: 3 },
    ])
    expect(readPad('IV set\t12.000\nGloves\t1,200.00\nSterile gloves\t7.0')).toEqual([
      { text: 'IV set', quantity: 12 },
      { text: 'Gloves', quantity: 1200 },
      { text: 'Sterile gloves 7.0', quantity: 1 },
    ])
  })
})
