import type { Answer, Params } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import {
  articleView,
  bannerView,
  contentUnknown,
  findPreviewed,
  findVersion,
  policyView,
  questionView,
  readValue,
  shownTexts,
  topicView,
  type ContentValue,
} from '../../modules/content/index.ts'
import { eventView } from '../../modules/events/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { isUuid } from '../../platform/ids.ts'
import { policyNames } from '../pages/policy-names.ts'

type Preview = Answer<'getContentPreview'>['preview']

async function articlePreview(
  { db, clock }: Context,
  key: string,
  value: Extract<ContentValue, { kind: 'article' }>,
  day: string,
): Promise<Preview> {
  const topics = await shownTexts(db, 'topic', clock.now())
  const found = topics.find((one) => one.key === value.topic)
  const { topic, ...article } = articleView(key, value, { published_on: day, updated_on: day })
  const category = found
    ? topicView(found.key, found.value)
    : { id: topic, name: topic, description: '' }
  return { kind: 'article', article: { ...article, category } }
}

async function previewOf(
  context: Context,
  { id, key, at }: { id: string; key: string; at: Date },
  value: ContentValue,
): Promise<Preview> {
  const day = istDate(at)
  switch (value.kind) {
    case 'policy':
      return {
        kind: 'policy',
        updated_on: day,
        policy: policyView(key, value, await policyNames(context)),
      }
    case 'article':
      return articlePreview(context, key, value, day)
    case 'topic':
      return { kind: 'topic', topic: topicView(key, value) }
    case 'banner':
      return { kind: 'banner', banner: bannerView(value) }
    case 'event':
      return {
        kind: 'event',
        event: eventView({ key, value }, 0, context.clock.now()),
      }
    case 'question':
      return { kind: 'question', question: questionView(key, value) }
    case 'announcement': {
      const { title, text, link } = value
      return { kind: 'announcement', popup: { id, title, text, link, ends_at: null } }
    }
  }
}

/** A draft by its preview key, or a version by its id, as buyers see it. */
export async function showContentPreview(
  context: Context,
  { id }: Params<'getContentPreview'>,
): Promise<HandlerResult<'getContentPreview'>> {
  const draft = await findPreviewed(context.db, id)
  const version = draft === undefined && isUuid(id) ? await findVersion(context.db, id) : undefined
  const value = readValue(draft?.value ?? version?.value)
  const row = draft ?? version
  if (row === undefined || value === null) return contentUnknown()
  const at = version?.startsAt ?? context.clock.now()
  return ok({
    success: true,
    preview: await previewOf(context, { id, key: row.key, at }, value),
  })
}
