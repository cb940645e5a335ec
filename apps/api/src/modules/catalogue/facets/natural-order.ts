const sizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL']
const collator = new Intl.Collator('en', { numeric: true })
const numberOf = (text: string): number => Number.parseFloat(text.replace(/,/g, ''))

/**
 * Compares attribute values in natural order: sizes by size, numbers by amount, words
 * alphabetically.
 */
export function naturalOrder(a: string, b: string): number {
  const sizeA = sizes.indexOf(a.toUpperCase())
  const sizeB = sizes.indexOf(b.toUpperCase())
  if (sizeA >= 0 && sizeB >= 0) return sizeA - sizeB
  const difference = numberOf(a) - numberOf(b)
  return difference || collator.compare(a, b)
}
