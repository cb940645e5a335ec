import { z } from 'zod'
import { CONTENT_KINDS } from '@upchar/kernel/content-kinds'
import { isLocalPath } from '@upchar/kernel/local-path'
import { homeBanner } from './content.ts'
import { endpoint } from './endpoint.ts'
import { shopEvent } from './events.ts'
import { article, articleCategory, policy, specialPopup, textBlock } from './pages.ts'
import { shopQuestion } from './questions.ts'
import { changedMeanwhile, staffLine, staffRefusals, staffText, who } from './staff.ts'

const longestBody = 60_000
const kind = z.enum(CONTENT_KINDS)
const key = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'Use small letters, digits and hyphens')
const href = z.string().trim().max(300).refine(isLocalPath, 'Enter a path of this shop: /offers')
const position = z.int().min(0).max(9999)
const blocks = z
  .array(textBlock)
  .min(1, 'Write at least one line')
  .max(300)
  .refine((all) => JSON.stringify(all).length <= longestBody, 'This text is too long')
  .refine(
    (all) =>
      all.every(
        (block) =>
          block.kind !== 'table' || block.rows.every((row) => row.length === block.head.length),
      ),
    'Each row of a table needs as many cells as its head',
  )

const moment = z.iso.datetime({ offset: true })

/** What staff write, by kind. `{brand}` and other placeholders of policies are filled in when shown. */
export const contentValue = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('policy'),
      title: staffLine(80).min(1, 'Enter a title'),
      position,
      blocks,
    }),
    z.object({
      kind: z.literal('article'),
      title: staffLine(120).min(1, 'Enter a title'),
      summary: staffLine(300).min(1, 'Enter a summary'),
      topic: z.string().max(80),
      blocks,
    }),
    z.object({
      kind: z.literal('topic'),
      name: staffLine(60).min(1, 'Enter a name'),
      description: staffLine(200).min(1, 'Enter a description'),
      position,
    }),
    z.object({
      kind: z.literal('banner'),
      title: staffLine(80).min(1, 'Enter a title'),
      text: staffText(300),
      action: staffLine(30).min(1, 'Enter the words of the button'),
      href,
      image: z.string().max(60),
      alt: staffLine(160),
      position,
    }),
    z.object({
      kind: z.literal('announcement'),
      title: staffLine(80).min(1, 'Enter a title'),
      text: staffText(400).min(1, 'Enter a text'),
      /** Null: no link. */
      link: z
        .object({ name: staffLine(30).min(1, 'Enter the words of the link'), href })
        .nullable(),
      /** The slug of an offer: shown only while it runs. */
      campaign: z.string().max(120).nullable(),
    }),
    z.object({
      kind: z.literal('event'),
      title: staffLine(120).min(1, 'Enter a title'),
      summary: staffLine(300).min(1, 'Enter a summary'),
      blocks,
      starts_at: moment,
      ends_at: moment,
      /** Empty: online only. */
      place: staffLine(200),
      /** Where one joins online; only who registers reads it. Empty: on site only. */
      online: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
      /** Null: without a limit. */
      seats: z.int().min(1).max(100_000).nullable(),
      /** Null: when it begins. */
      closes_at: moment.nullable(),
      /** Why it doesn’t take place; who registered gets it by mail. Empty: it does. */
      called_off: staffLine(300),
    }),
    z.object({
      kind: z.literal('question'),
      title: staffLine(200).min(1, 'Enter the question'),
      /** The heading that it stands under on /faq. */
      section: staffLine(60).min(1, 'Enter a heading'),
      /** The answer. */
      blocks,
      /** The page of a product or a category that shows it as well. Empty: /faq alone. */
      about: z
        .string()
        .trim()
        .max(300)
        .regex(
          /^$|^\/(products|categories)\/[\w.~-]+$/,
          'Enter the address of a product or a category, such as /categories/gloves',
        ),
      position,
    }),
  ])
  .meta({ id: 'ContentValue' })

const state = z.enum(['live', 'scheduled', 'off', 'draft'])

const item = z
  .object({
    kind,
    key,
    name: z.string(),
    /** `draft`: never published. */
    state,
    /** When the shown version, or the next one, ends. */
    until: z.iso.datetime().nullable(),
    /** When the next version starts. */
    next_at: z.iso.datetime().nullable(),
    has_draft: z.boolean(),
    /** The release has a standard text that staff haven't seen. */
    newer_standard: z.boolean(),
    changed_by: who.nullable(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffContentItem' })

const version = z
  .object({
    /** Opens its preview. */
    id: z.string(),
    number: z.int(),
    state: z.enum(['live', 'scheduled', 'waiting', 'past', 'cancelled']),
    /** Null: it hides the item. */
    value: contentValue.nullable(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().nullable(),
    /** The release's standard text. */
    by_release: z.boolean(),
    published_by: who.nullable(),
    published_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffContentVersion' })

const detail = z
  .object({
    item,
    /** Where buyers see it. */
    href: z.string(),
    /** Sent back with each change as optimistic lock. */
    revision: z.string(),
    draft: z
      .object({
        value: contentValue,
        preview: z.string(),
        saved_by: who.nullable(),
        saved_at: z.iso.datetime(),
      })
      .nullable(),
    /** What a new draft begins with: the shown, next or last text. */
    begins_with: contentValue.nullable(),
    /** The release's standard text, if it has one. */
    standard: contentValue.nullable(),
    /** Newest first. */
    versions: z.array(version),
  })
  .meta({ id: 'StaffContent' })

const params = z.object({ kind, key })
const revision = z.string().max(100)
const unknown = { code: 'content_unknown', status: 404, means: 'No such text' } as const
const invalid = {
  code: 'content_invalid',
  status: 400,
  means: 'The text or its dates are invalid; the message says why',
} as const
const needed = {
  code: 'content_needed',
  status: 409,
  means: 'The law or another text needs this one',
} as const
const pictures = [
  { code: 'banner_unknown', status: 400, means: 'No such picture' },
  { code: 'alt_missing', status: 400, means: 'An uploaded picture needs alternative text' },
] as const
const answer = z.object({ success: z.literal(true), content: detail })

export const staffListContent = endpoint({
  summary:
    'Policies, articles, topics, banners, announcements, events and questions with their state',
  tag: 'staff shop',
  query: z.object({ kind: kind.optional() }),
  answer: z.object({
    success: z.literal(true),
    items: z.array(item),
    /** Topics that an article can stand under. */
    topics: z.array(z.object({ key: z.string(), name: z.string() })),
    /** Offers that an announcement can belong to. */
    campaigns: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** `{name}` in a policy is shown as its value. */
    placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  refusals: staffRefusals,
})

export const staffGetContent = endpoint({
  summary: 'A text with its draft, schedule and history',
  tag: 'staff shop',
  params,
  answer,
  refusals: [...staffRefusals, unknown],
})

export const staffSaveContent = endpoint({
  summary: 'Saves the draft of a text, or discards it with null; a new key begins a new text',
  tag: 'staff shop',
  params,
  body: z.object({ value: contentValue.nullable(), revision: revision.nullable() }),
  answer: z.object({ success: z.literal(true), content: detail.nullable() }),
  refusals: [...staffRefusals, unknown, invalid, ...pictures, changedMeanwhile],
})

export const staffPublishContent = endpoint({
  summary: 'Publishes the draft from a moment (null: now) to another (null: without end)',
  tag: 'staff shop',
  params,
  body: z.object({
    from: z.iso.datetime({ offset: true }).nullable(),
    until: z.iso.datetime({ offset: true }).nullable(),
    revision,
  }),
  answer,
  refusals: [...staffRefusals, unknown, invalid, needed, ...pictures, changedMeanwhile],
})

export const staffTakeDownContent = endpoint({
  summary: 'Hides a text from now on; its history stays',
  tag: 'staff shop',
  params,
  body: z.object({ revision }),
  answer,
  refusals: [...staffRefusals, unknown, invalid, needed, changedMeanwhile],
})

export const staffCancelContent = endpoint({
  summary: 'Cancels a version that has not started yet',
  tag: 'staff shop',
  params,
  body: z.object({ number: z.int().min(1).max(1_000_000), revision }),
  answer,
  refusals: [...staffRefusals, unknown, invalid, changedMeanwhile],
})

export const getContentPreview = endpoint({
  summary: 'A draft or a version as buyers see it, for whoever has its unguessable id',
  tag: 'content',
  params: z.object({ id: z.string().max(60) }),
  answer: z.object({
    success: z.literal(true),
    preview: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('policy'), updated_on: z.iso.date(), policy }),
      z.object({ kind: z.literal('article'), article }),
      z.object({ kind: z.literal('topic'), topic: articleCategory }),
      z.object({ kind: z.literal('banner'), banner: homeBanner }),
      z.object({ kind: z.literal('announcement'), popup: specialPopup }),
      z.object({ kind: z.literal('event'), event: shopEvent }),
      z.object({ kind: z.literal('question'), question: shopQuestion }),
    ]),
  }),
  refusals: [unknown],
})
