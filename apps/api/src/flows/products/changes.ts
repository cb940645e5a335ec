import type { ProductFacts, VariantFacts } from './model.ts'

export type Change = { field: string; before: string; after: string }

const said = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value
      .map((one: unknown) =>
        isAttribute(one)
          ? `${one.label}: ${one.value}`
          : isPhoto(one)
            ? photoName(one)
            : String(one),
      )
      .join('; ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}
const isAttribute = (value: unknown): value is { label: string; value: string } =>
  typeof value === 'object' && value !== null && 'label' in value

/** The key, too, so that another photo with the same words is a change. */
const photoName = ({ key, alt }: { key: string; alt: string }) => `${alt} (${key.slice(0, 6)})`
const isPhoto = (value: unknown): value is { key: string; alt: string } =>
  typeof value === 'object' && value !== null && 'alt' in value

function between(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  prefix: string,
): Change[] {
  return Object.keys(after).flatMap((key) => {
    const [was, is] = [said(before[key]), said(after[key])]
    return was === is ? [] : [{ field: `${prefix}${key}`, before: was, after: is }]
  })
}

/** Its id and SKU never change. */
const own = (variant: VariantFacts): Record<string, unknown> => ({ ...variant, id: null })

/** What differs between two versions of a product; fields of a variant begin with its SKU. */
export function changesBetween(before: ProductFacts, after: ProductFacts): Change[] {
  const { variants: were, ...shared } = before
  const { variants, ...now } = after
  return [
    ...between(shared, now, ''),
    ...variants.flatMap((variant) => {
      const old = were.find(({ sku }) => sku === variant.sku)
      return old === undefined
        ? [{ field: variant.sku, before: '', after: 'new variant' }]
        : between(own(old), own(variant), `${variant.sku} `)
    }),
  ]
}
