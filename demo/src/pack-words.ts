import type { AttributeScalar, Uqc } from '@upchar/reference/family'
import type { AttributeRule, Kind } from './define-family.ts'
import type { AttributeValue } from './model.ts'
import { grouped } from './words.ts'

/** The name of a sale unit. */
export const uqcWords: Readonly<Record<Uqc, string>> = {
  NOS: 'unit',
  BOX: 'box',
  PCS: 'piece',
  PAC: 'pack',
  KIT: 'kit',
  BTL: 'bottle',
  SET: 'set',
  ROL: 'roll',
  PRS: 'pair',
}

export const valueOf = (
  key: string,
  rule: AttributeRule,
  value: AttributeScalar,
): AttributeValue => ({
  key,
  value,
  display: rule.format(value, rule.unit),
})

export const countIn = (value: AttributeScalar): number => {
  if (typeof value === 'number') return value
  const text = String(value)
  const boxes = /^(\d+) boxes of (\d+)/.exec(text)
  if (boxes !== null) return Number(boxes[1]) * Number(boxes[2])
  const match = /(?:of|×) (\d+)/.exec(text) ?? /^(\d+) (?:vial|ampoule|piece|dose)/.exec(text)
  return match === null ? 1 : Number(match[1])
}

/** The number of a text that is only a weight or a volume. */
export const amountOf = (text: string): number | undefined => {
  const match = /^([\d.,]+) (?:ml|L|g)$/.exec(text)
  return match?.[1] === undefined ? undefined : Number(match[1].replaceAll(',', ''))
}

/** The declared weight or volume. Only products with a shelf life have one; the capacity of a machine or vessel is no net quantity. */
export function netQuantityOf(
  kind: Kind,
  life: number | null,
  pieces: number,
  option: string,
  quantity: string | undefined,
): string | undefined {
  if (kind.netQuantity !== undefined) return kind.netQuantity
  if (life === null || pieces !== 1) return undefined
  return amountOf(option) !== undefined
    ? option
    : kind.uqc === 'KIT' || quantity === undefined || amountOf(quantity) === undefined
      ? undefined
      : quantity
}

export const plural = (count: number, unit: string): string =>
  `${grouped(count)} ${unit}${count === 1 ? '' : /(x|s|sh|ch)$/.test(unit) ? 'es' : 's'}`

export const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`

export const skuPart = (display: string): string =>
  display
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll('µ', 'U')
    .replaceAll(/[^A-Z0-9.-]/g, '')
    .slice(0, 12)
