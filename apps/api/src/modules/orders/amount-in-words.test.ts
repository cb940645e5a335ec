import { expect, it } from 'vitest'
import { rupeesInWords } from './amount-in-words.ts'

it.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [19_20, 'Rupees Nineteen and Twenty Paise Only'],
  [20_19, 'Rupees Twenty and Nineteen Paise Only'],
  [20_021_00, 'Rupees Twenty Thousand Twenty One Only'],
  [10_000, 'Rupees One Hundred Only'],
  [1_15_017, 'Rupees One Thousand One Hundred Fifty and Seventeen Paise Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only',
  ],
  [
    9_99_99_999_00,
    'Rupees Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Only',
  ],
  [
    1_23_45_67_890_00,
    'Rupees One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety Only',
  ],
])('ORDER-06 says %i paise in words', (paise, words) => expect(rupeesInWords(paise)).toBe(words))
