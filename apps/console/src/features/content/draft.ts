import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import type { ContentKind } from '@upchar/kernel/content-kinds'
import { readMarkup, writeMarkup } from '@upchar/kernel/text-markup'
import type { FieldProblem } from '@upchar/ui/form/problems'

export type Content = Answer<'staffGetContent'>['content']
export type ContentItem = Content['item']
export type ContentVersion = Content['versions'][number]
export type ContentValue = NonNullable<BodyInput<'staffSaveContent'>['value']>

/** As the server names them. */
export const FIELDS = [
  'title',
  'name',
  'summary',
  'description',
  'text',
  'topic',
  'blocks',
  'action',
  'link_name',
  'link_href',
  'campaign',
  'href',
  'image',
  'alt',
  'position',
] as const
type Field = (typeof FIELDS)[number]
/** What is typed, of all kinds; each kind uses some of it. */
export type Draft = Record<Field, string>

const blank: Draft = {
  title: '',
  name: '',
  summary: '',
  description: '',
  text: '',
  topic: '',
  blocks: '',
  action: '',
  link_name: '',
  link_href: '',
  campaign: '',
  href: '',
  image: 'shop',
  alt: '',
  position: '10',
}

/** What a text says, for the form. */
export function draftOf(value: ContentValue | null): Draft {
  if (value === null) return blank
  switch (value.kind) {
    case 'policy':
      return {
        ...blank,
        title: value.title,
        position: String(value.position),
        blocks: writeMarkup(value.blocks),
      }
    case 'article':
      return {
        ...blank,
        title: value.title,
        summary: value.summary,
        topic: value.topic,
        blocks: writeMarkup(value.blocks),
      }
    case 'topic':
      return {
        ...blank,
        name: value.name,
        description: value.description,
        position: String(value.position),
      }
    case 'banner':
      return { ...blank, ...value, position: String(value.position) }
    case 'announcement':
      return {
        ...blank,
        title: value.title,
        text: value.text,
        link_name: value.link?.name ?? '',
        link_href: value.link?.href ?? '',
        campaign: value.campaign ?? '',
      }
  }
}

const blocksOf = (draft: Draft) => {
  const read = readMarkup(draft.blocks)
  return read.ok ? read.value : []
}
const placeOf = (draft: Draft): number =>
  /^\d{1,4}$/.test(draft.position.trim()) ? Number(draft.position) : Number.NaN

/** The text of a form without problems. */
export function valueOf(kind: ContentKind, draft: Draft): ContentValue {
  const { title, text, alt, image, action, href } = draft
  const position = placeOf(draft)
  switch (kind) {
    case 'policy':
      return { kind, title, position, blocks: blocksOf(draft) }
    case 'article':
      return {
        kind,
        title,
        summary: draft.summary,
        topic: draft.topic,
        blocks: blocksOf(draft),
      }
    case 'topic':
      return { kind, name: draft.name, description: draft.description, position }
    case 'banner':
      return { kind, title, text, action, href, image, alt, position }
    case 'announcement':
      return {
        kind,
        title,
        text,
        link:
          draft.link_name.trim() === '' && draft.link_href.trim() === ''
            ? null
            : { name: draft.link_name, href: draft.link_href },
        campaign: draft.campaign === '' ? null : draft.campaign,
      }
  }
}

/** What only the form knows to be wrong: the rest is the server's to say. */
export function draftProblems(kind: ContentKind, draft: Draft): FieldProblem<Field>[] {
  const found: FieldProblem<Field>[] = []
  if (kind === 'policy' || kind === 'article') {
    const read = readMarkup(draft.blocks)
    if (!read.ok)
      found.push({
        field: 'blocks',
        message: `Line ${read.error.line}: ${read.error.message}`,
      })
  }
  if (kind === 'article' && draft.topic === '')
    found.push({ field: 'topic', message: 'Choose a topic' })
  if (kind !== 'article' && kind !== 'announcement' && Number.isNaN(placeOf(draft)))
    found.push({ field: 'position', message: 'Enter a number from 0 to 9999' })
  return found
}

/** Fields that the server names otherwise than the form. */
const named: Readonly<Record<string, Field>> = {
  'value.link.name': 'link_name',
  'value.link.href': 'link_href',
}
/** The form's field of a problem that the server found. */
export function fieldOf(path: string): string {
  if (path.startsWith('value.blocks')) return 'blocks'
  return named[path] ?? path.replace(/^value\./, '')
}
