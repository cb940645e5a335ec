import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { RecordField } from '../../shell/page/record-form.tsx'

export type Change = BodyInput<'staffPreviewSearch'>['change']

export type Name =
  | 'change.phrase'
  | 'change.families'
  | 'change.expansion'
  | 'change.term'
  | 'change.sku'
  | 'change.place'
  | 'change.target'
  | 'change.name'
  | 'change.last_day'
export type Values = Record<Name, string>

/** A form of a change: its fields, and the change that is typed. */
export type ChangeKind = {
  title: string
  fields: readonly RecordField<Name>[]
  read: (values: Values) => Change
}

export const EMPTY: Values = {
  'change.phrase': '',
  'change.families': '',
  'change.expansion': '',
  'change.term': '',
  'change.sku': '',
  'change.place': '1',
  'change.target': 'brand',
  'change.name': '',
  'change.last_day': '',
}

const phrase = {
  name: 'change.phrase',
  label: 'Words that buyers type',
  maxLength: 80,
} as const
const lastDay = { name: 'change.last_day', label: 'Last day', day: true } as const

export const separated = (names: string): string[] =>
  names
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)

export const KINDS = {
  words: {
    title: 'What words mean',
    fields: [
      phrase,
      {
        name: 'change.families',
        label: 'Product types they mean',
        hint: 'By name, several separated by ;',
        optional: true,
        maxLength: 600,
        wide: true,
      },
      {
        name: 'change.expansion',
        label: 'Search these words with them',
        hint: 'Leave both empty to forget the words',
        optional: true,
        maxLength: 80,
        wide: true,
      },
    ],
    read: (values) => ({
      kind: 'words',
      phrase: values['change.phrase'].trim(),
      families: separated(values['change.families']),
      expansion: values['change.expansion'].trim(),
    }),
  },
  pin: {
    title: 'Pin a product to words',
    fields: [
      phrase,
      {
        name: 'change.sku',
        label: 'SKU of the product',
        hint: 'Any of its variants',
        maxLength: 60,
      },
      {
        name: 'change.place',
        label: 'Place among the pins of the words',
        choices: Array.from({ length: 10 }, (_, i) => ({ value: `${i + 1}`, name: `${i + 1}` })),
      },
      lastDay,
    ],
    read: (values) => ({
      kind: 'pin',
      phrase: values['change.phrase'].trim(),
      sku: values['change.sku'].trim(),
      place: Number(values['change.place']),
      last_day: values['change.last_day'],
    }),
  },
  boost: {
    title: 'Boost goods',
    fields: [
      { ...phrase, hint: 'Leave empty for every search', optional: true },
      {
        name: 'change.target',
        label: 'What to boost',
        choices: [
          { value: 'brand', name: 'A brand' },
          { value: 'family', name: 'A product type' },
        ],
      },
      { name: 'change.name', label: 'Its name', maxLength: 120 },
      lastDay,
    ],
    read: (values) => ({
      kind: 'boost',
      phrase: values['change.phrase'].trim(),
      target: values['change.target'] === 'family' ? 'family' : 'brand',
      name: values['change.name'].trim(),
      last_day: values['change.last_day'],
    }),
  },
  block: {
    title: 'Block words',
    fields: [{ name: 'change.term', label: 'Words of goods that you don’t sell', maxLength: 80 }],
    read: (values) => ({ kind: 'block', term: values['change.term'].trim() }),
  },
} as const satisfies Record<string, ChangeKind>
