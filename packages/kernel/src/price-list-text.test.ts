import { expect, it } from 'vitest'
import { readListText } from './price-list-text.ts'

const read = (text: string) => readListText(text).map(({ sku, paise }) => [sku, paise])
const problems = (text: string) => readListText(text).map(({ line, problem }) => [line, problem])

it('OPS-04 reads SKU and price from lines, spreadsheets and CSV', () => {
  expect(
    read(
      'SKU,Price\nGLV-M, 89.50\nGLV-L;₹1,250\n\n"SYR 5 ml",Rs. 99\r\nMASK\t5\n"A-1","1,05,000.25"\n',
    ),
  ).toEqual([
    ['GLV-M', 8_950],
    ['GLV-L', 125_000],
    ['SYR 5 ml', 9_900],
    ['MASK', 500],
    ['A-1', 10_500_025],
  ])
  expect(read('')).toEqual([])
})

it('OPS-04 names the line of what is no row', () => {
  expect(problems('GLV-M, 5\nno price\nGLV-L, 0\nglv-m, 6\nX, 1.005\nY, -3\nZ, 1e3\nW,')).toEqual([
    [1, undefined],
    [2, 'Write the SKU, a comma and the price'],
    [3, 'Enter a price in rupees, such as 500 or 99.50'],
    [4, 'glv-m stands on line 1 already'],
    [5, 'Enter a price in rupees, such as 500 or 99.50'],
    [6, 'Enter a price in rupees, such as 500 or 99.50'],
    [7, 'Enter a price in rupees, such as 500 or 99.50'],
    [8, 'Enter a price in rupees, such as 500 or 99.50'],
  ])
})
