import { foldText } from '../text/tokens.ts'
import { similarity } from './edit-distance.ts'
import type { SearchModel } from './model.ts'

/** The similarity from which a family is searched for instead (domain reference 6). */
export const closeEnough = 0.35

/** Families by similarity of their names to the text, best first. */
export function similarFamilies(
  text: string,
  model: SearchModel,
): { family: number; alike: number }[] {
  const folded = foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return model.families
    .map((family, place) => {
      const names = [family.name, family.key.replaceAll('-', ' ')].map((name) =>
        foldText(name)
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      return {
        family: place,
        alike: family.groups === 0 ? 0 : Math.max(...names.map((name) => similarity(folded, name))),
      }
    })
    .filter((f) => f.alike > 0)
    .toSorted((a, b) => b.alike - a.alike)
}

/** Alternatives to an empty result: families with a similar name, else the business categories. */
export function nearestTo(text: string, model: SearchModel): { name: string; href: string }[] {
  const alike = similarFamilies(text, model)
    .filter((f) => f.alike >= 0.2)
    .slice(0, 5)
    .flatMap(({ family }) => model.families[family] ?? [])
    .map(({ name, href }) => ({ name, href }))
  return alike.length > 0
    ? alike
    : model.businessCategories
        .filter((b) => b.count > 0)
        .slice(0, 6)
        .map(({ name, href }) => ({ name, href }))
}
