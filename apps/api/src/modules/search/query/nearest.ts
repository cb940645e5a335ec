import { foldText } from '../text/tokens.ts'
import { similarity } from './edit-distance.ts'
import type { SearchFamily, SearchModel } from './model.ts'

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

type Link = { name: string; href: string; count: number }
const shown = 5
const linkOf = ({ name, href, groups }: SearchFamily): Link => ({ name, href, count: groups })

/** Alternatives to an empty result: families with a similar name, else the business categories. */
export function nearestTo(text: string, model: SearchModel): Link[] {
  const alike = familiesLike(text, model)
  return alike.length > 0
    ? alike
    : model.businessCategories
        .filter((b) => b.count > 0)
        .slice(0, 6)
        .map(({ name, href, count }) => ({ name, href, count }))
}

const familiesLike = (text: string, model: SearchModel): Link[] =>
  similarFamilies(text, model)
    .filter((f) => f.alike >= 0.2)
    .slice(0, shown)
    .flatMap(({ family }) => model.families[family] ?? [])
    .map(linkOf)

/** Beside an inexact result: families of its first products; if these are few, those with a similar name too. */
export function nearestGoods(docs: readonly number[], text: string, model: SearchModel): Link[] {
  const found = new Set(docs.slice(0, 24).map((doc) => model.documents.families[doc] ?? -1))
  const links = [...found].flatMap((family) => model.families[family] ?? []).map(linkOf)
  // Comparing the names of all families takes as long as the search.
  const all = links.length >= 3 ? links : [...links, ...familiesLike(text, model)]
  return all
    .filter((link, at) => all.findIndex(({ href }) => href === link.href) === at)
    .slice(0, shown)
}
