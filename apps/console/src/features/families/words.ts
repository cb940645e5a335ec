import type { Answer } from '@upchar/contract/schema/endpoints'

export type Family = Answer<'staffGetFamily'>['family']
export type Attribute = Family['attributes'][number]

/** Who has defined a family's attributes. */
export const SOURCES: readonly { value: Family['source']; name: string; means: string }[] = [
  {
    value: 'files',
    name: 'Catalogue files',
    means: 'Derived from your goods; the next catalogue file may change them.',
  },
  {
    value: 'reference',
    name: 'Built in',
    means: 'Come with the shop; a release may change them until you do.',
  },
  { value: 'staff', name: 'Staff', means: 'Corrected here; files and releases leave them alone.' },
]
export const sourceOf = (source: Family['source']) => SOURCES.find(({ value }) => value === source)

export const KINDS: readonly { value: Attribute['kind']; name: string }[] = [
  { value: 'number', name: 'Number' },
  { value: 'size', name: 'Size' },
  { value: 'choice', name: 'Choice' },
  { value: 'yes_no', name: 'Yes or no' },
]

/** Why files alone make no filter of an attribute. */
export const PROBLEMS: Readonly<Record<NonNullable<Attribute['problem']>, string>> = {
  few: 'too few products have it',
  one_value: 'all have the same value',
  varied: 'nearly every product has its own value',
  free_text: 'the values are sentences',
}
