import type { ReferenceRows } from '../store/read-model.ts'
import { FamilyIndex, type FamilyText } from './family-index.ts'
import type { SearchFamily } from './model.ts'
import { PhraseTable } from './phrases.ts'

export const familiesOf = (
  { families }: ReferenceRows,
  groups: ReadonlyMap<number, number>,
): SearchFamily[] =>
  families.map((f, i) => ({
    key: f.key,
    name: f.name,
    slug: f.slug,
    href: `/${f.business_category}/${f.slug}`,
    businessCategory: f.business_category,
    filters: new Map(f.attributes.filter((a) => a.filterable).map((a) => [a.key, a.label])),
    groups: groups.get(i) ?? 0,
  }))

/** Names and synonyms of families that have goods: in a shop without hospital beds "bed" doesn't mean one. */
export function phrasesOf(
  references: ReferenceRows,
  families: readonly SearchFamily[],
): PhraseTable {
  const sold = new Set(families.flatMap((family) => (family.groups > 0 ? family.key : [])))
  // Staff's synonyms come first: they override a family's own names.
  return new PhraseTable([
    ...references.synonyms.filter(({ familyKey }) => familyKey === null || sold.has(familyKey)),
    ...families
      .filter((family) => family.groups > 0)
      .flatMap((f) =>
        namesIn(f.name, f.key).map((phrase) => ({
          phrase,
          familyKey: f.key,
          expansion: null,
        })),
      ),
  ])
}

const unsold: FamilyText = {
  names: [],
  category: '',
  businessCategory: '',
  description: '',
  around: [],
}

export const indexFamilies = (
  { families, specialities, procedures }: ReferenceRows,
  found: readonly SearchFamily[],
): FamilyIndex =>
  new FamilyIndex(
    families.map((f, i) =>
      (found[i]?.groups ?? 0) === 0
        ? unsold
        : {
            names: [f.name, f.key.replaceAll('-', ' ')],
            category: f.category,
            businessCategory: f.business_name,
            description: f.description,
            around: [
              ...f.attributes.map((a) => a.label),
              ...specialities.filter((s) => s.families.includes(f.key)).map((s) => s.name),
              ...procedures.filter((p) => p.families.includes(f.key)).map((p) => p.name),
            ],
          },
    ),
  )

/** "Digital blood pressure monitor (BP machine)" under the key bp-monitor-digital has three names; "Ovum pick-up (OPU) needle" is not called "needle". */
const namesIn = (name: string, key: string): string[] =>
  [
    name.replace(/\([^)]*\)/g, ' '),
    ...[...name.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner),
    key.replaceAll('-', ' '),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
