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

type Person = Pick<Registration, 'id' | 'email'>

/** To the address that somebody typed: the link that takes the place. Without the name: anybody can type anybody's address. */
export const confirmation = (config: Config, event: ShopEvent, { id, email }: Person): Message =>
  plainMail(config, email, `Confirm: ${event.value.title}`, [
    `Somebody, hopefully you, wants to register this address for ${event.value.title}, ${when(event)}.`,
    `Confirm it; until then you have no place: ${leaveLink(config, event, id)}&confirm=1`,
    'If it wasn’t you, do nothing. You get no further mail about it.',
  ])

/** To who confirmed when all places were taken. */
export const waiting = (config: Config, event: ShopEvent, { id, email }: Person): Message =>
  plainMail(config, email, `Waiting list: ${event.value.title}`, [
    `All places at ${event.value.title} are taken. You are on the waiting list, and get an email as soon as a place is yours.`,
    `If you no longer wish to come, leave the list: ${leaveLink(config, event, id)}`,
  ])

/** To who has a place: when, where, and the link that gives it up. */
export const registered = (
  config: Config,
  event: ShopEvent,
  { id, email, waitingSince }: Person & Pick<Registration, 'waitingSince'>,
): Message =>
  plainMail(config, email, `Your place at ${event.value.title}`, [
    waitingSince === null
      ? `You are registered for ${event.value.title}.`
      : `A place at ${event.value.title} has become free, and it is yours.`,
    details(event),
    `Put it into your calendar: ${config.origin}/api/events/${event.key}/calendar`,
    `If you can’t come, give the place up: ${leaveLink(config, event, id)}`,
  ])

/** To who registered: it has another time or place now. */
export const moved = (config: Config, event: ShopEvent, { id, email }: Person): Message =>
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
