import type { FieldProblem } from './errors.ts'
import type { ProductFacts } from './model.ts'

type Photos = ProductFacts['photos']

/** The keys of all photos of a product and its variants, each once. */
export const photosOf = ({ photos, variants }: Pick<ProductFacts, 'photos' | 'variants'>) => [
  ...new Set([...photos, ...variants.flatMap((one) => one.photos)].map(({ key }) => key)),
]

/** Where photos are named that no longer exist: uploads that were saved with nothing for a week. */
export function photoProblems(facts: ProductFacts, gone: readonly string[]): FieldProblem[] {
  const lost = (photos: Photos) => photos.find(({ key }) => gone.includes(key))
  const problem = (field: string, photos: Photos): FieldProblem[] => {
    const photo = lost(photos)
    return photo === undefined
      ? []
      : [{ field, message: `The photo “${photo.alt}” is gone: remove it, or upload it again` }]
  }
  return [
    ...problem('photos', facts.photos),
    ...facts.variants.flatMap(({ photos }, i) => problem(`variants.${i}.photos`, photos)),
  ]
}
