import { describe, expect, it } from 'vitest'
import { priceFilter, priceWords, takePrice } from './price.ts'

const read = (text: string) => {
  const { text: rest, price } = takePrice(text)
  return [rest.trim().replace(/\s+/g, ' '), price === undefined ? null : priceFilter(price)]
}

describe('prices in a query', () => {
  it.each([
    ['gloves under 500', 'gloves', '-500'],
    ['gloves under ₹ 1,500/- blue', 'gloves blue', '-1500'],
    ['bp machine below 2000 rs', 'bp machine', '-2000'],
    ['mask 500 se kam', 'mask', '-500'],
    ['wheelchair 8k ke andar', 'wheelchair', '-8000'],
    ['oximeter between 1000 and 2000', 'oximeter', '1000-2000'],
    ['wheelchair below 8000 in 110001', 'wheelchair in 110001', '-8000'],
    ['autoclave under 1 lakh', 'autoclave', '-100000'],
    ['gloves <500', 'gloves', '-500'],
    ['bp machine 1500 to 2500', 'bp machine', '1500-2500'],
    ['bed 20k-50k', 'bed', '20000-50000'],
    ['monitor 1.5 lakh se kam', 'monitor', '-150000'],
    ['tens above 3000', 'tens', '3000-'],
    ['swabs under 10', 'swabs', '-10'],
    ['less than rs. 99 masks', 'masks', '-99'],
  ])('"%s" is "%s" with price %s', (text, rest, filter) =>
    expect(read(text)).toEqual([rest, filter]),
  )

  it.each([
    'syringe up to 10 ml',
    'gown above 45 gsm',
    'iodine under 10 %',
    'foley under 8',
    'foley under 9',
    'nitrile gloves',
    'iv cannula 20g',
    'pipette 100-1000',
    'x ray 500 to 800 ma',
    'needle 26 x 0.5 in',
    'lens 1000-500',
  ])('"%s" names none', (text) => {
    expect(takePrice(text)).toEqual({ text, price: undefined })
  })

  it('formats the filter for buyers', () => {
    expect(priceWords({ min: undefined, max: 150_000 })).toBe('under ₹1,50,000')
    expect(priceWords({ min: 1000, max: 2000 })).toBe('₹1,000 to ₹2,000')
    expect(priceWords({ min: 3000, max: undefined })).toBe('above ₹3,000')
  })
})
