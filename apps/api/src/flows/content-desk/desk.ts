import type { Answer, Body, Params, Query } from '@upchar/contract/schema/endpoints'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import { ok } from '@upchar/kernel/result'
import { catalogueOf } from '../../modules/catalogue/index.ts'
import {
  cancelContent,
  contentInvalid,
  contentUnknown,
  itemId,
  publishContent,
  readItem,
  saveContentDraft,
  selectDrafts,
  selectVersions,
  shownTexts,
  takeDownContent,
  unknownPlaceholders,
  type ContentValue,
  type Item,
} from '../../modules/content/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { subjectOf } from '../pages/show-questions.ts'
import { policyNames } from '../pages/policy-names.ts'
import { detailView, itemView } from './view.ts'

type Detail = Answer<'staffGetContent'>['content']
type List = Answer<'staffListContent'>
type Which = Params<'staffGetContent'>

const authorsOf = ({ draft, versions }: Item): (string | null)[] => [
  draft?.savedBy ?? null,
  ...versions.map(({ publishedBy }) => publishedBy),
]

async function itemsOf({ db }: Context, kind: ContentKind | undefined): Promise<Item[]> {
  const [versions, drafts] = await Promise.all([selectVersions(db, kind), selectDrafts(db, kind)])
  const draftOf = new Map(drafts.map((draft) => [itemId(draft), draft]))
  const versionsOf = Map.groupBy(versions, itemId)
  const items = new Map([...versions, ...drafts].map((row) => [itemId(row), row]))
  return [...items].map(([id, { kind: of, key }]) => ({
    kind: of,
    key,
    draft: draftOf.get(id),
    versions: versionsOf.get(id) ?? [],
  }))
}

/** What a text can refer to: topics, offers, names that are filled in. */
async function choicesOf(context: Context): Promise<Omit<List, 'success' | 'items'>> {
  const now = context.clock.now()
  const [topics, { campaigns }, names] = await Promise.all([
    shownTexts(context.db, 'topic', now),
    catalogueOf(context),
    policyNames(context),
  ])
  return {
    topics: topics.map(({ key, value }) => ({ key, name: value.name })),
    campaigns: campaigns
      .filter(({ endsAt }) => endsAt > now)
      .map(({ slug, title }) => ({ slug, title })),
    placeholders: Object.entries(names).map(([name, value]) => ({ name, value: value.trim() })),
  }
}

/** Every text with its state, by name. */
export async function listContent(
  context: Context,
  { kind }: Query<'staffListContent'>,
): Promise<HandlerResult<'staffListContent'>> {
  const at = context.clock.now()
  const items = await itemsOf(context, kind)
  const names = await staffNames(context.db, items.flatMap(authorsOf))
  return ok({
    success: true,
    items: items
      .map((item) => itemView(item, at, names))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    ...(await choicesOf(context)),
  })
}

async function detailOf(context: Context, { kind, key }: Which): Promise<Detail | null> {
  const item = await readItem(context.db, kind, key)
  if (item.draft === undefined && item.versions.length === 0) return null
  const names = await staffNames(context.db, authorsOf(item))
  return detailView(item, context.clock.now(), names)
}

/** A text with its draft, schedule and history. */
export async function showContent(
  context: Context,
  which: Which,
): Promise<HandlerResult<'staffGetContent'>> {
  const content = await detailOf(context, which)
  return content === null ? contentUnknown() : ok({ success: true, content })
}

/** What only other modules know to be wrong. */
async function checkReferences(context: Context, value: ContentValue | null) {
  if (value?.kind === 'policy') {
    const [unknown] = unknownPlaceholders(value, await policyNames(context))
    if (unknown !== undefined)
      return contentInvalid(`Nothing fills in {${unknown}}. Use a name of the list.`, 'blocks')
  }
  if (value?.kind === 'announcement' && value.campaign !== null) {
    const { campaigns } = await catalogueOf(context)
    if (!campaigns.some(({ slug }) => slug === value.campaign))
      return contentInvalid('Choose one of the offers.', 'campaign')
  }
  if (value?.kind === 'question' && value.about !== '' && !(await subjectOf(context, value.about)))
    return contentInvalid(
      'No product or category has this address. Copy it from its page in the shop.',
      'about',
    )
  return ok(undefined)
}

/** Saves or discards the draft of a text. */
export async function saveContent(
  context: Context,
  { staffId }: StaffCaller,
  which: Which,
  { value, revision }: Body<'staffSaveContent'>,
): Promise<HandlerResult<'staffSaveContent'>> {
  const checked = await checkReferences(context, value)
  if (!checked.ok) return checked
  const saved = await saveContentDraft(context, staffId, { ...which, value, seen: revision })
  if (!saved.ok) return saved
  return ok({ success: true, content: await detailOf(context, which) })
}

type Changed = { ok: true } | { ok: false }

/** The text after a change that left it in existence. */
async function changed<R extends Changed>(context: Context, which: Which, result: R) {
  if (!result.ok) return result as Extract<R, { ok: false }>
  const content = await detailOf(context, which)
  if (content === null) throw new Error('a text that was just changed is gone')
  return ok({ success: true as const, content })
}

const momentOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))

/** Publishes the draft of a text. */
export const publishText = async (
  context: Context,
  { staffId }: StaffCaller,
  which: Which,
  { from, until, revision }: Body<'staffPublishContent'>,
): Promise<HandlerResult<'staffPublishContent'>> =>
  changed(
    context,
    which,
    await publishContent(context, staffId, {
      ...which,
      from: momentOf(from),
      until: momentOf(until),
      seen: revision,
    }),
  )

/** Hides a text. */
export const takeDownText = async (
  context: Context,
  { staffId }: StaffCaller,
  which: Which,
  { revision }: Body<'staffTakeDownContent'>,
): Promise<HandlerResult<'staffTakeDownContent'>> =>
  changed(context, which, await takeDownContent(context, staffId, { ...which, seen: revision }))

/** Cancels a scheduled version. */
export const cancelText = async (
  context: Context,
  { staffId }: StaffCaller,
  which: Which,
  { number, revision }: Body<'staffCancelContent'>,
): Promise<HandlerResult<'staffCancelContent'>> =>
  changed(
    context,
    which,
    await cancelContent(context, staffId, { ...which, number, seen: revision }),
  )
