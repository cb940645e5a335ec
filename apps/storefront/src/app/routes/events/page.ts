import type { Answer } from '@upchar/contract/schema/endpoints'
import type { EventState } from '@upchar/kernel/events'
import { breadcrumbStructuredData } from '../../../shell/page/breadcrumb-structured-data.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import type { ShellData } from '../../../shell/page/shell-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'

export type Events = Answer<'listEvents'>
export type EventPage = Answer<'getEvent'> & {
  link: { id: string; key: string } | null
  what: 'confirm' | 'leave'
}

// States change with time and with every registration: pages aren't cached.
export async function loadAll(context: RouterContext): Promise<Events | null> {
  context.answer.shared = false
  return needed(await context.api('listEvents', {}), context)
}

export async function loadEvent(
  context: RouterContext,
  slug: string,
  { place, key, confirm }: { place?: string; key?: string; confirm?: string },
): Promise<EventPage | null> {
  context.answer.shared = false
  const found = needed(await context.api('getEvent', { params: { slug } }), context)
  const link = place === undefined || key === undefined ? null : { id: place, key }
  return found && { ...found, link, what: confirm === undefined ? 'leave' : 'confirm' }
}

export const headAll = (): PageHead => ({
  title: 'Events',
  description: 'Trainings, product days and talks, on site and online. Registration is free.',
  canonical: href.events,
})

const MODES = { both: 'Mixed', online: 'Online', site: 'Offline' } as const
const AVAILABILITY: Partial<Record<EventState, string>> = { open: 'InStock', full: 'SoldOut' }

/** APP-02: what search engines read of an event (schema.org Event). */
function structuredEvent({ event }: EventPage, { origin, contact }: ShellData): object {
  const { place, is_online: online, state } = event
  const url = origin + href.event(event.slug)
  const site = { '@type': 'Place', name: place, address: place }
  const virtual = { '@type': 'VirtualLocation', url }
  const mode = MODES[place !== '' && online ? 'both' : online ? 'online' : 'site']
  return {
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `https://schema.org/Event${state === 'called_off' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: place === '' ? virtual : online ? [site, virtual] : site,
    isAccessibleForFree: true,
    inLanguage: 'en-IN',
    url,
    ...(AVAILABILITY[state] === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: 0,
            priceCurrency: 'INR',
            availability: `https://schema.org/${AVAILABILITY[state]}`,
            url,
          },
        }),
    ...(contact ? { organizer: { '@id': `${origin}/#organisation` } } : {}),
  }
}

export function headEvent(
  data: EventPage | null | undefined,
  slug: string,
  shell: ShellData,
): PageHead {
  if (!data) return { title: 'Event', description: '', canonical: href.event(slug), noindex: true }
  const { title, summary } = data.event
  const page = { title, description: summary, canonical: href.event(slug) }
  // Only the server needs the rest, for the document itself.
  if (!import.meta.env.SSR) return page
  const crumbs = [
    { name: 'Shop', href: href.shop },
    { name: 'Events', href: href.events },
    { name: title },
  ]
  return {
    ...page,
    structured: [breadcrumbStructuredData(crumbs, shell.origin), structuredEvent(data, shell)],
  }
}
