import { createHash } from 'node:crypto'
import { articleCategories, articles } from '@upchar/reference/articles'
import { standardPolicies } from '@upchar/reference/policies'
import { banners } from '@upchar/reference/storefront-words'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import { startOfIstDate } from '@upchar/kernel/dates'
import type { ContentValue } from './values.ts'

export type Standard = {
  kind: ContentKind
  key: string
  value: ContentValue
  hash: string
  startsAt: Date
}

/** Of texts without a date of their own. */
const firstDay = '2026-11-01'

const standard = (key: string, day: string, value: ContentValue): Standard => ({
  kind: value.kind,
  key,
  value,
  hash: createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22),
  startsAt: new Date(startOfIstDate(day)),
})

/** The texts that come with this release. */
const all: readonly Standard[] = [
  ...standardPolicies.policies.map(({ slug, title, blocks }, i) =>
    standard(slug, standardPolicies.updated_on, {
      kind: 'policy',
      title,
      position: i + 1,
      blocks,
    }),
  ),
  ...articleCategories.map(({ id, name, description }, i) =>
    standard(id, firstDay, { kind: 'topic', name, description, position: i + 1 }),
  ),
  ...articles.map(({ slug, categoryId, title, summary, blocks, publishedOn }) =>
    standard(slug, publishedOn, { kind: 'article', title, summary, topic: categoryId, blocks }),
  ),
  ...banners.map(({ key, title, text, action, path, categoryKey }, i) =>
    standard(key, firstDay, {
      kind: 'banner',
      title,
      text,
      action,
      href: path,
      image: categoryKey ?? 'shop',
      alt: '',
      position: i + 1,
    }),
  ),
]

export const standardTexts = (): readonly Standard[] => all

export const standardOf = (kind: ContentKind, key: string): Standard | undefined =>
  all.find((one) => one.kind === kind && one.key === key)
