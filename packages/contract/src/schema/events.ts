import { z } from 'zod'
import { EVENT_STATES } from '@upchar/kernel/events'
import { asciiLine, guestId } from './common.ts'
import { endpoint } from './endpoint.ts'
import { textBlock } from './pages.ts'
import { staffRefusals } from './staff.ts'

const row = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Empty: online only. */
  place: z.string(),
  /** Whether one can take part from afar. */
  is_online: z.boolean(),
  state: z.enum(EVENT_STATES),
})

/** An event as buyers see it. Where to join online stands in the mail to who registers. */
export const shopEvent = row
  .extend({
    blocks: z.array(textBlock),
    /** When registration closes. */
    closes_at: z.iso.datetime(),
    /** Null: there is no limit. */
    seats_left: z.int().nullable(),
    /** Why it doesn't take place; empty: it does. */
    called_off: z.string(),
  })
  .meta({ id: 'Event' })

const eventUnknown = { code: 'event_unknown', status: 404, means: 'No such event' } as const
const notOpen = { code: 'event_not_open', status: 409, means: 'Closed, over or cancelled' } as const
const params = z.object({ slug: z.string().max(80) })
const said = z.object({ success: z.literal(true), message: z.string() })

export const listEvents = endpoint({
  summary: 'Events to come, soonest first, and the last twelve that are over (APP-02)',
  tag: 'content',
  answer: z.object({ success: z.literal(true), coming: z.array(row), over: z.array(row) }),
  refusals: [],
})

export const getEvent = endpoint({
  summary: 'An event (APP-02)',
  tag: 'content',
  params,
  answer: z.object({ success: z.literal(true), event: shopEvent }),
  refusals: [eventUnknown],
})

export const getEventCalendar = endpoint({
  summary: 'An event as a calendar file (iCalendar, RFC 5545)',
  tag: 'content',
  params,
  answer: 'binary',
  refusals: [eventUnknown],
})

export const registerForEvent = endpoint({
  summary:
    'Asks an address to confirm its registration for an event by the link in a mail; nothing is taken until then. An address that is registered changes nothing',
  tag: 'content',
  params,
  body: z.object({
    name: asciiLine(80).min(2, 'Enter your name'),
    email: z.email().max(254),
    guest_user_id: guestId.optional(),
  }),
  answer: said,
  refusals: [eventUnknown, notOpen],
})

const link = z.object({ id: z.uuid(), key: z.string().max(64) })
const linkInvalid = {
  code: 'link_invalid',
  status: 404,
  means: 'The link is incomplete or out of date',
} as const

export const confirmPlace = endpoint({
  summary: 'Takes a place by the link in the mail, or waits for one when all are taken',
  tag: 'content',
  body: link,
  answer: said,
  refusals: [linkInvalid, notOpen],
})

export const leaveEvent = endpoint({
  summary:
    'Gives a place up by the link in the mail, or leaves the waiting list; who waits longest gets it',
  tag: 'content',
  body: link,
  answer: said,
  refusals: [linkInvalid],
})

export const staffExportRegistrations = endpoint({
  summary: 'Who registered for an event, as CSV. Each file is audited',
  tag: 'staff shop',
  // It names the file.
  params: z.object({
    slug: z
      .string()
      .max(80)
      .regex(/^[a-z0-9][a-z0-9-]*$/),
  }),
  answer: 'binary',
  refusals: staffRefusals,
})

export const staffListRegistrations = endpoint({
  summary: 'Who registered for an event, in their order. The view is audited',
  tag: 'staff shop',
  params: z.object({ slug: z.string().max(80) }),
  answer: z.object({
    success: z.literal(true),
    registrations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        /** `asked`: not confirmed, without a place. `told_off`: was told that it doesn't take place, and registers anew once it does. */
        state: z.enum(['asked', 'coming', 'waiting', 'left', 'told_off']),
        at: z.iso.datetime(),
        /** Null: still wants to come. */
        left_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
  refusals: staffRefusals,
})
