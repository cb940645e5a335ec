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
  'starts_day',
  'starts_time',
  'ends_day',
  'ends_time',
  'closes_day',
  'closes_time',
  'place',
  'online',
  'seats',
  'called_off',
  'section',
  'about',
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
  starts_day: '',
  starts_time: '10:00',
  ends_day: '',
  ends_time: '17:00',
  closes_day: '',
  closes_time: '23:59',
  place: '',
  online: '',
  seats: '',
  called_off: '',
  section: '',
  about: '',
}

/** An ISO moment of a day and a time in India; undefined for what is neither. */
export function momentOf(day: string, time: string): string | undefined {
  if (!/^\d{1,2}:\d{2}$/.test(time)) return undefined
  const at = new Date(`${day}T${time.padStart(5, '0')}:00+05:30`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

const indiaMs = 330 * 60_000
const inIndia = (iso: string): [day: string, time: string] => {
  const text = new Date(Date.parse(iso) + indiaMs).toISOString()
  return [text.slice(0, 10), text.slice(11, 16)]
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
    case 'question':
      return {
        ...blank,
        title: value.title,
        section: value.section,
        about: value.about,
        position: String(value.position),
        blocks: writeMarkup(value.blocks),
      }
    case 'event': {
      const [starts_day, starts_time] = inIndia(value.starts_at)
      const [ends_day, ends_time] = inIndia(value.ends_at)
      const [closes_day, closes_time] =
        value.closes_at === null ? ['', blank.closes_time] : inIndia(value.closes_at)
      const { title, summary, place, online, called_off } = value
      return {
        ...blank,
        title,
        summary,
        place,
        online,
        called_off,
        starts_day,
        starts_time,
        ends_day,
        ends_time,
        closes_day,
        closes_time,
        seats: value.seats === null ? '' : String(value.seats),
        blocks: writeMarkup(value.blocks),
      }
    }
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
    case 'question':
      return {
        kind,
        title,
        section: draft.section,
        blocks: blocksOf(draft),
        about: draft.about.trim(),
        position,
      }
    case 'event':
      return {
        kind,
        title,
        summary: draft.summary,
        blocks: blocksOf(draft),
        starts_at: momentOf(draft.starts_day, draft.starts_time) ?? '',
        ends_at: momentOf(draft.ends_day, draft.ends_time) ?? '',
        place: draft.place,
        online: draft.online.trim(),
        seats: draft.seats.trim() === '' ? null : Number(draft.seats),
        closes_at: momentOf(draft.closes_day, draft.closes_time) ?? null,
        called_off: draft.called_off,
      }
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

function eventProblems(draft: Draft): FieldProblem<Field>[] {
  const found: FieldProblem<Field>[] = []
  const starts = momentOf(draft.starts_day, draft.starts_time)
  const ends = momentOf(draft.ends_day, draft.ends_time)
  const message = 'Enter a day and a time, such as 18:00'
  if (starts === undefined) found.push({ field: 'starts_day', message })
  if (ends === undefined) found.push({ field: 'ends_day', message })
  else if (starts !== undefined && ends <= starts)
    found.push({ field: 'ends_day', message: 'The event must end after it begins' })
  if (draft.closes_day !== '' && momentOf(draft.closes_day, draft.closes_time) === undefined)
    found.push({ field: 'closes_day', message })
  if (draft.seats.trim() !== '' && !/^[1-9]\d{0,4}$/.test(draft.seats.trim()))
    found.push({ field: 'seats', message: 'Enter a number from 1 to 99999, or nothing' })
  return found
}

const WITH_WORDS: ReadonlySet<ContentKind> = new Set(['policy', 'article', 'event', 'question'])
const WITH_PLACE: ReadonlySet<ContentKind> = new Set(['policy', 'topic', 'banner', 'question'])

/** What only the form knows to be wrong: the rest is the server's to say. */
export function draftProblems(kind: ContentKind, draft: Draft): FieldProblem<Field>[] {
  const found: FieldProblem<Field>[] = []
  if (WITH_WORDS.has(kind)) {
    const read = readMarkup(draft.blocks)
    if (!read.ok)
      found.push({
        field: 'blocks',
        message: `Line ${read.error.line}: ${read.error.message}`,
      })
  }
  if (kind === 'article' && draft.topic === '')
    found.push({ field: 'topic', message: 'Choose a topic' })
  if (kind === 'event') found.push(...eventProblems(draft))
  if (WITH_PLACE.has(kind) && Number.isNaN(placeOf(draft)))
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
