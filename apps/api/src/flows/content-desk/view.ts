import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import {
  nameOf,
  nextAfter,
  placeOf,
  readValue,
  revisionOf,
  shownAt,
  standardOf,
  type Item,
} from '../../modules/content/index.ts'

type Detail = Answer<'staffGetContent'>['content']
type Names = ReadonlyMap<string, NonNullable<Detail['item']['changed_by']>>

const addresses: Record<ContentKind, (key: string) => string> = {
  policy: (key) => `/policy#${key}`,
  article: (key) => `/blogs/${key}`,
  topic: (key) => `/blogs/category/${key}`,
  banner: () => '/shop',
  announcement: () => '/shop',
  event: (key) => `/events/${key}`,
  question: (key) => `/faq#${key}`,
}

/** The text to go on from: shown, next, or the last one that said something. */
function begins({ versions }: Item, at: Date) {
  const text = [shownAt(versions, at), nextAfter(versions, at), ...versions.toReversed()].find(
    (version) => version !== undefined && version.value !== null,
  )
  return readValue(text?.value)
}

/** Whether the release's standard text differs from what staff last published, and they haven't seen it. */
function hasNewerStandard({ kind, key, versions }: Item): boolean {
  const standard = standardOf(kind, key)
  const last = versions.at(-1)
  return (
    standard !== undefined &&
    last !== undefined &&
    last.standardHash !== standard.hash &&
    JSON.stringify(readValue(last.value)) !== JSON.stringify(readValue(standard.value))
  )
}

/** A line of the list. */
export function itemView(item: Item, at: Date, names: Names): Detail['item'] {
  const { kind, key, draft, versions } = item
  const shown = shownAt(versions, at)
  const next = nextAfter(versions, at)
  const isLive = shown !== undefined && shown.value !== null
  const value = readValue(draft?.value) ?? begins(item, at)
  const last = versions.at(-1)
  return {
    kind,
    key,
    name: value === null ? key : nameOf(value),
    state: isLive ? 'live' : next ? 'scheduled' : versions.length > 0 ? 'off' : 'draft',
    until: ((isLive ? shown : next)?.endsAt ?? null)?.toISOString() ?? null,
    next_at: next?.startsAt.toISOString() ?? null,
    has_draft: draft !== undefined,
    newer_standard: hasNewerStandard(item),
    changed_by: names.get(draft?.savedBy ?? last?.publishedBy ?? '') ?? null,
    changed_at: (draft?.savedAt ?? last?.publishedAt ?? at).toISOString(),
  }
}

/** A text with everything that its page in the console shows. */
export function detailView(item: Item, at: Date, names: Names): Detail {
  const { kind, key, draft, versions } = item
  const drafted = readValue(draft?.value)
  return {
    item: itemView(item, at, names),
    href: addresses[kind](key),
    revision: revisionOf(item),
    draft:
      draft === undefined || drafted === null
        ? null
        : {
            value: drafted,
            preview: draft.previewKey,
            saved_by: names.get(draft.savedBy) ?? null,
            saved_at: draft.savedAt.toISOString(),
          },
    begins_with: begins(item, at),
    standard: readValue(standardOf(kind, key)?.value),
    versions: versions.toReversed().map((version) => ({
      id: version.id,
      number: version.number,
      state: placeOf(versions, version, at),
      value: readValue(version.value),
      starts_at: version.startsAt.toISOString(),
      ends_at: version.endsAt?.toISOString() ?? null,
      by_release: version.publishedBy === null,
      published_by: names.get(version.publishedBy ?? '') ?? null,
      published_at: version.publishedAt.toISOString(),
    })),
  }
}
