import { roundHalfUpDiv, type Paise } from './money.ts'

type UnitPrice = { readonly paise: Paise; readonly per: string }

/** How many of the small unit; a thousand of it, or a hundred centimetres, make the large one. */
const units = {
  g: { small: 'g', large: 'kg', times: 1, largeIs: 1000 },
  kg: { small: 'g', large: 'kg', times: 1000, largeIs: 1000 },
  ml: { small: 'ml', large: 'litre', times: 1, largeIs: 1000 },
  l: { small: 'ml', large: 'litre', times: 1000, largeIs: 1000 },
  cm: { small: 'cm', large: 'metre', times: 1, largeIs: 100 },
  m: { small: 'cm', large: 'metre', times: 100, largeIs: 100 },
} as const

const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text)

/**
 * The unit sale price of a declared weight, volume or length, such as `250 ml`: per g, ml or cm below
 * a kilogram, litre or metre, per kg, litre or metre from there on, to two decimals. Undefined for
 * other quantities, which are sold by number. Source: Legal Metrology (Packaged Commodities) Rules
 * 2011, rule 6(11).
 */
export function unitPrice(price: Paise, netQuantity: string): UnitPrice | undefined {
  const [, amount, name] =
    /^([\d,]+(?:\.\d{1,3})?) ?(g|kg|ml|l|cm|m)$/i.exec(netQuantity.trim()) ?? []
  const unit = name?.toLowerCase()
  if (amount === undefined || unit === undefined || !isUnit(unit) || price <= 0) return undefined
  const { small, large, times, largeIs } = units[unit]
  // In thousandths, so that 1.5 L stays an integer.
  const thousandths = Math.round(Number(amount.replaceAll(',', '')) * 1000) * times
  if (thousandths <= 0) return undefined
  const isLarge = thousandths >= largeIs * 1000
  const parts = isLarge ? largeIs * 1000 : 1000
  return {
    paise: roundHalfUpDiv(BigInt(price) * BigInt(parts), BigInt(thousandths)),
    per: isLarge ? large : small,
  }
}
