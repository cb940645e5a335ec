import { describe, expect, it } from 'vitest'
import { namingPart, withoutConditions } from './tender.ts'

const goods = (text: string) =>
  withoutConditions(text)
    .replace(/[,;:()–&-]|\.(?!\d)/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')

describe('lines copied from a tender', () => {
  it.each([
    [
      'Syringe disposable 5ml with needle 23G x 1 inch, sterile, ISI marked – 1000 nos',
      'Syringe disposable 5ml with needle 23G x 1 inch sterile',
    ],
    [
      'Item No. 14: Examination gloves, nitrile, powder free, medium, AQL 1.5, box of 100 pcs, EN 455 - Qty 500 boxes (within 15 days)',
      'Examination gloves nitrile powder free medium box of 100 pcs',
    ],
    [
      'Supply, installation, testing and commissioning of multipara monitor 12.1 inch with 3 years warranty',
      'multipara monitor 12.1 inch with',
    ],
    [
      '1) IV Cannula 20G with injection valve, CE certified Make: reputed, Unit: Nos, Qty: 2000',
      'IV Cannula 20G with injection valve',
    ],
    [
      'Gloves surgical rubber sterile size 7 pair powdered IS 13422',
      'Gloves surgical rubber sterile size 7 pair powdered',
    ],
  ])('"%s" is about %s', (text, about) => {
    expect(goods(text)).toBe(about)
    expect(goods(text.toUpperCase())).toBe(about.toUpperCase())
  })

  it('have seven words or more', () => {
    expect(goods('Supply of nitrile gloves medium 500 nos')).toBe('nitrile gloves medium')
    expect(goods('GLOVES NITRILE MEDIUM INDIVIDUALLY PACKED COMPREHENSIVE WARRANTY')).toBe(
      'GLOVES NITRILE MEDIUM PACKED',
    )
    expect(goods('Supply of nitrile gloves 500 nos')).toBe('Supply of nitrile gloves 500 nos')
  })

  it.each([
    'syringe 5 ml 100 nos',
    '2.5 ml syringe',
    'delivery kit',
    'which thermometer is best for 2 year',
    'supply of the',
  ])('keeps the typed query "%s"', (text) => {
    expect(withoutConditions(text)).toBe(text)
    expect(namingPart(text)).toBeUndefined()
  })

  it('names the product in its first words', () => {
    expect(
      namingPart(
        'Sl. No. 3. Autoclave vertical 50 litre stainless steel with pressure gauge safety valve and water level indicator',
      ),
    ).toBe('Autoclave vertical 50 litre stainless steel with pressure')
  })
})
