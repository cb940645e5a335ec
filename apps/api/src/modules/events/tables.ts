import { index, pgTable, text, unique, uuid } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'

/** One person's place at an event (APP-02), which is a text of the kind `event` under `eventKey`. Erased some months after the event. */
export const eventRegistration = pgTable(
  'event_registration',
  {
    id: uuid('id').primaryKey(),
    eventKey: text('event_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When the place was given up. */
    leftAt: instant('left_at'),
    /** When the person was told that the event doesn't take place. */
    toldOffAt: instant('told_off_at'),
    /** The time and place that the person was told last; null: before this was kept. */
    toldAs: text('told_as'),
    /** As it was at registration, or when the person was told of a new time: the data are kept from then on. */
    eventEndsAt: instant('event_ends_at').notNull(),
  },
  (t) => [
    unique('event_registration_once').on(t.eventKey, t.email),
    index('event_registration_email').on(t.email),
    index('event_registration_ends').on(t.eventEndsAt),
  ],
)
