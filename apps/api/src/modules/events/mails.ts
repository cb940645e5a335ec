import { formatIstDateTime } from '@upchar/kernel/dates'
import type { Config } from '../../platform/config.ts'
import { equalSecrets, hmac } from '../../platform/ids.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { ShopEvent } from './show-events.ts'
import type { Registration } from './store.ts'

const keyOf = ({ secret }: Pick<Config, 'secret'>, id: string): string =>
  hmac(secret, `event:${id}`).slice(0, 32)

/** Whether the key is of the link that gives this place up. */
export const opensPlace = (config: Pick<Config, 'secret'>, id: string, key: string): boolean =>
  equalSecrets(keyOf(config, id), key)

const page = (config: Config, { key }: ShopEvent) => `${config.origin}/events/${key}`
const when = ({ value }: ShopEvent) =>
  `${formatIstDateTime(value.starts_at)} to ${formatIstDateTime(value.ends_at)}, India time`

const details = ({ value, ...event }: ShopEvent): string =>
  [
    when({ value, ...event }),
    ...(value.place === '' ? [] : [value.place]),
    ...(value.online === '' ? [] : [`Join online: ${value.online}`]),
  ].join('\n')
const leaveLink = (config: Config, event: ShopEvent, id: string): string =>
  `${page(config, event)}?place=${id}&key=${keyOf(config, id)}`

/** To who registered: when, where, and the link that gives the place up. Without the name: anybody can type anybody's address. */
export const registered = (
  config: Config,
  event: ShopEvent,
  { id, email }: Pick<Registration, 'id' | 'email'>,
): Message =>
  plainMail(config, email, `Your place at ${event.value.title}`, [
    `You are registered for ${event.value.title}.`,
    details(event),
    `Put it into your calendar: ${config.origin}/api/events/${event.key}/calendar`,
    `If you can’t come, or didn’t register, give the place up: ${leaveLink(config, event, id)}`,
  ])

/** To who registered: it has another time or place now. */
export const moved = (
  config: Config,
  event: ShopEvent,
  { id, email }: Pick<Registration, 'id' | 'email'>,
): Message =>
  plainMail(config, email, `Changed: ${event.value.title}`, [
    `Time or place of ${event.value.title} has changed. It is now:`,
    details(event),
    `Your place stays yours. Put the new time into your calendar: ${config.origin}/api/events/${event.key}/calendar`,
    `If you can’t come then, give the place up: ${leaveLink(config, event, id)}`,
  ])

/** To who registered: it doesn't take place. */
export const calledOff = (config: Config, event: ShopEvent, email: string): Message =>
  plainMail(config, email, `Cancelled: ${event.value.title}`, [
    `${event.value.title} on ${when(event)} doesn’t take place: ${event.value.called_off}`,
    `Other events: ${config.origin}/events`,
  ])
