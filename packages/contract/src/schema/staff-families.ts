import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, who } from './staff.ts'

/** How the values of an attribute compare: amounts by number, sizes in the given order. */
const kind = z.enum(['number', 'size', 'choice', 'yes_no'])
/** `files`: derived from the goods that files have brought. */
const source = z.enum(['files', 'reference', 'staff'])

const familyRow = z.object({
  key: z.string(),
  name: z.string(),
  source,
  /** Whether on sale or waiting. */
  products: z.int(),
  /** Attributes that buyers filter by. */
  filters: z.int(),
})

const attribute = z.object({
  key: z.string(),
  name: z.string(),
  kind,
  /** Of a number; empty without one. */
  unit: z.string(),
  /** Values of a size or a choice as a filter lists them; others follow. */
  order: z.array(z.string()),
  filter: z.boolean(),
  /** Products that have it. */
  products: z.int(),
  /** Its most frequent values as a filter would list them. */
  values: z.array(z.object({ value: z.string(), products: z.int() })),
  /** Why files alone would make no filter of it. */
  problem: z.enum(['few', 'one_value', 'varied', 'free_text']).nullable(),
})

const family = familyRow
  .extend({
    /** Sent back with a correction, so that nobody overwrites what they haven't seen. */
    revision: z.int(),
    changed_at: z.iso.datetime().nullable(),
    changed_by: who.nullable(),
    /** The listing. */
    href: z.string(),
    attributes: z.array(attribute),
  })
  .meta({ id: 'StaffFamily' })

const familyUnknown = {
  code: 'family_unknown',
  status: 404,
  means: 'No such product family',
} as const
const params = z.object({ key: z.string().min(1).max(120) })
const oneAnswer = z.object({ success: z.literal(true), family })

export const staffListFamilies = endpoint({
  summary: 'Product families that have goods, by name, with how many attributes filter them',
  tag: 'staff goods',
  query: z.object({
    /** The beginning of words of the name. */
    q: z.string().trim().max(120).default(''),
    source: source.optional(),
    ...paging,
  }),
  answer: z.object({ success: z.literal(true), families: z.array(familyRow), ...counted }),
  refusals: staffRefusals,
})

export const staffGetFamily = endpoint({
  summary: 'A product family with its attributes, and with what its goods say about each',
  tag: 'staff goods',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, familyUnknown],
})

export const staffSetFamilyAttributes = endpoint({
  summary:
    'Corrects the attributes of a family in the order of the filters; files and releases then leave them alone',
  tag: 'staff goods',
  params,
  body: z.object({
    revision: z.int32(),
    attributes: z
      .array(
        z.object({
          key: z.string().min(1).max(120),
          name: staffLine(60).min(1, 'Give it a name'),
          kind,
          unit: staffLine(20).default(''),
          order: z.array(staffLine(120).min(1)).max(60).default([]),
          filter: z.boolean(),
        }),
      )
      .max(200),
  }),
  answer: oneAnswer,
  refusals: [
    ...staffRefusals,
    familyUnknown,
    changedMeanwhile,
    {
      code: 'attributes_invalid',
      status: 400,
      means: 'An attribute is unknown, or two have one name; `fields` says which',
    },
  ],
})
