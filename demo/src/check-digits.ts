/** The check digit of a GTIN-13 by its first twelve digits. */
export function gtinCheckDigit(first12: string): string {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += Number(first12.charAt(i)) * (i % 2 === 0 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}
