import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { calendarFile } from './calendar.ts'
import { listRegistrations, registrationsFile } from './list-registrations.ts'
import { eventUnknown } from './errors.ts'
import { eventView, findEvent, listEvents, revisionOf, showEvent } from './show-events.ts'
import { confirmPlace, leaveEvent, registerForEvent } from './take-place.ts'

/** Each registration sends a mail to an address that anybody can type. */
const limited = { rateLimitPerMinute: 5 }

export function registerEventRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listEvents', () => listEvents(context))
  bind(app, context, 'getEvent', ({ params }) => showEvent(context, params.slug))
  bind(app, context, 'getEventCalendar', async ({ params, reply }) => {
    const at = context.clock.now()
    const event = await findEvent(context.db, params.slug, at)
    if (event === undefined) return eventUnknown()
    return sendDocument(reply, 'ics', {
      name: `${event.key}.ics`,
      bytes: calendarFile(eventView(event, 0, at), {
        origin: context.config.origin,
        at,
        revision: revisionOf(event),
      }),
    })
  })
  bind(
    app,
    context,
    'registerForEvent',
    ({ params, body }) => registerForEvent(context, params.slug, body),
    limited,
  )
  bind(app, context, 'confirmPlace', ({ body }) => confirmPlace(context, body), limited)
  bind(app, context, 'leaveEvent', ({ body }) => leaveEvent(context, body), limited)
  bind(app, context, 'staffListRegistrations', ({ staff, params }) =>
    listRegistrations(context, staff, params.slug),
  )
  bind(app, context, 'staffExportRegistrations', async ({ staff, params, reply }) =>
    sendDocument(reply, 'csv', await registrationsFile(context, staff, params.slug)),
  )
}
