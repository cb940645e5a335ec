import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { calendarFile } from './calendar.ts'
import { listRegistrations } from './list-registrations.ts'
import { listEvents, showEvent } from './show-events.ts'
import { leaveEvent, registerForEvent } from './take-place.ts'

/** Each registration sends a mail to an address that anybody can type. */
const limited = { rateLimitPerMinute: 5 }

export function registerEventRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listEvents', () => listEvents(context))
  bind(app, context, 'getEvent', ({ params }) => showEvent(context, params.slug))
  bind(app, context, 'getEventCalendar', async ({ params, reply }) => {
    const shown = await showEvent(context, params.slug)
    if (!shown.ok) return shown
    const { event } = shown.value
    return sendDocument(reply, 'ics', {
      name: `${event.slug}.ics`,
      bytes: calendarFile(event, { origin: context.config.origin, at: context.clock.now() }),
    })
  })
  bind(
    app,
    context,
    'registerForEvent',
    ({ params, body }) => registerForEvent(context, params.slug, body),
    limited,
  )
  bind(app, context, 'leaveEvent', ({ body }) => leaveEvent(context, body), limited)
  bind(app, context, 'staffListRegistrations', ({ staff, params }) =>
    listRegistrations(context, staff, params.slug),
  )
}
