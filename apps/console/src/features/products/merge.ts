import { freshDraft } from './draft.ts'
import type { Draft, VariantDraft } from './draft.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T & string)[]

/** Which fields of a product somebody has changed, as people name them. */
export function changesOf(base: Draft, draft: Draft): string[] {
  const words = (key: string) => key.replace(/_/g, ' ')
  const own = keysOf(freshDraft()).filter(
    (key) => key !== 'variants' && !same(base[key], draft[key]),
  )
  const variants = draft.variants.filter((variant, i) => !same(base.variants[i], variant))
  return [...own.map(words), ...variants.map(({ sku }) => sku || 'new variant')]
}

const ours = <T extends object>(base: T, mine: T, theirs: T): T => ({
  ...theirs,
  ...Object.fromEntries(
    keysOf(mine)
      .filter((key) => !same(base[key], mine[key]))
      .map((key) => [key, mine[key]]),
  ),
})

/** Somebody else’s version with what was changed here on top of it. */
export function rebased(base: Draft, mine: Draft, theirs: Draft): Draft {
  const of = (draft: Draft, { id }: VariantDraft) => draft.variants.find((one) => one.id === id)
  const variants = theirs.variants.map((variant) => {
    const [was, is] = [of(base, variant), of(mine, variant)]
    return was && is ? ours(was, is, variant) : variant
  })
  const added = mine.variants.filter(({ id }) => id === null)
  return { ...ours(base, mine, theirs), variants: [...variants, ...added] }
}

/** An old version as a draft of today’s product: what it didn’t have yet goes off sale, because orders may name it. */
export function restored(now: Draft, old: Draft): Draft {
  return {
    ...old,
    variants: now.variants.map((variant) => {
      const before = old.variants.find(({ sku }) => sku === variant.sku)
      return before ? { ...before, id: variant.id } : { ...variant, active: false }
    }),
  }
}
