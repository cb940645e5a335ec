import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { LinkButton } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { CalendarIcon } from '@upchar/ui/icons'
import { EventList, EventText, PlaceForm, RegisterForm } from '../../../features/events/index.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import type { EventPage, Events } from './page.ts'

export { EventText } from '../../../features/events/index.ts'
export { headAll, headEvent, loadAll, loadEvent } from './page.ts'

const shop = { name: 'Shop', href: href.shop }

/** APP-02 */
export function EventsScreen() {
  const data = usePageData<Events | null>()
  if (!data) return <UnavailableScreen what="the events" />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[shop, { name: 'Events' }]} />
      <h1 className="mb-6 text-h1 font-bold">Events</h1>
      {data.coming.length === 0 ? (
        <EmptyCard
          Icon={CalendarIcon}
          title="No event is planned at the moment"
          text="Trainings and demonstrations stand here with day, place and free places as soon as there are any."
        >
          <LinkButton href={href.blogs}>Read our articles</LinkButton>
        </EmptyCard>
      ) : (
        <EventList events={data.coming} />
      )}
      {data.over.length === 0 ? null : (
        <section aria-labelledby="over" className="mt-section">
          <h2 id="over" className="mb-3 text-h2 font-semibold">
            Past events
          </h2>
          <EventList events={data.over} />
        </section>
      )}
    </div>
  )
}

export function EventScreen() {
  const data = usePageData<EventPage | null>()
  if (!data) return <UnavailableScreen what="this event" />
  const { event, link, what } = data
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[shop, { name: 'Events', href: href.events }, { name: event.title }]} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <EventText event={event} />
        </div>
        <div className="lg:col-span-5">
          {link === null ? (
            <RegisterForm event={event} />
          ) : (
            <PlaceForm event={event} link={link} what={what} />
          )}
        </div>
      </div>
    </div>
  )
}
