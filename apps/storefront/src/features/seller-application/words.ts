import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type Application = Answer<'getSellerApplication'>['application']
export type Sent = Application['documents'][number]
/** What the link says; every call sends it. */
export type LinkOf = { id: string; key: string }

/** How far it is, in the applicant's words. */
export const STATES: Readonly<
  Record<Application['state'], { name: string; tone: BadgeTone; text: string }>
> = {
  received: {
    name: 'Received',
    tone: 'info',
    text: 'We have your application. Send the documents below, then send all of it to us.',
  },
  submitted: {
    name: 'Being looked at',
    tone: 'info',
    text: 'We are looking at your documents and write to you within 48 hours.',
  },
  incomplete: {
    name: 'Something is missing',
    tone: 'warning',
    text: 'We need something more. The reasons stand beside the documents; send them again, then send all of it to us.',
  },
  approved: {
    name: 'Approved',
    tone: 'success',
    text: 'You can sell here. We write to you about your goods and your warehouse.',
  },
  refused: { name: 'Refused', tone: 'danger', text: 'We can’t take you on as a seller.' },
}

export const isOpen = ({ state }: Application): boolean =>
  state === 'received' || state === 'incomplete'

/** What the application must prove, and what staff have asked for beyond it. */
export const partsOf = ({ needs, asked, documents }: Application) => {
  const known = new Set(needs.flatMap(({ kinds }) => kinds))
  const more = [...asked, ...documents].filter(({ kind }) => !known.has(kind))
  return [
    ...needs.map(({ kinds, name }) => ({ kinds, name })),
    ...more.map(({ kind, name }) => ({ kinds: [kind], name })),
  ]
}
