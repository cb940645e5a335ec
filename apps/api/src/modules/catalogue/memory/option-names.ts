import type { Context } from '../../../platform/context.ts'
import { catalogueOf } from './catalogue-memory.ts'

/** What the variants of a family differ by, such as "Size", by family key; from memory. */
export async function optionNames(context: Context): Promise<(family: string) => string> {
  const { references } = await catalogueOf(context)
  return (family) =>
    references.families.get(family)?.attributes.find(({ makesVariant }) => makesVariant)?.label ??
    ''
}
