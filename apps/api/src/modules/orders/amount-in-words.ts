const ones = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

const belowHundred = (n: number): string =>
  n < 20 ? (ones[n] ?? '') : [tens[Math.floor(n / 10)], ones[n % 10]].filter(Boolean).join(' ')

const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const

function words(n: number): string {
  for (const [size, name] of scales) {
    if (n < size) continue
    const rest = n % size
    return [words(Math.floor(n / size)), name, rest === 0 ? '' : words(rest)]
      .filter(Boolean)
      .join(' ')
  }
  return belowHundred(n)
}

/** An amount in words as Indian invoices print it: `Rupees One Lakh Two Thousand and Fifty Paise Only`. */
export function rupeesInWords(paise: number): string {
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  return [
    'Rupees',
    rupees === 0 ? 'Zero' : words(rupees),
    rest === 0 ? '' : `and ${belowHundred(rest)} Paise`,
    'Only',
  ]
    .filter(Boolean)
    .join(' ')
}
