import { index, pgTable, text, unique, uuid } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'

/**
 * One person who wants to come to an event (APP-02), which is a text of the kind `event` under `eventKey`. Erased some months after the event.
 * Without a confirmation by the mail's link it takes no place: anybody can type anybody's address.
 */
export const eventRegistration = pgTable(
  'event_registration',
  {
    id: uuid('id').primaryKey(),
    eventKey: text('event_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When the mail's link was followed. */
    confirmedAt: instant('confirmed_at'),
    /** Since when it waits for a place; null: it has one, or isn't confirmed. */
    waitingSince: instant('waiting_since'),
    /** When the place was given up. */
    leftAt: instant('left_at'),
    /** When the person was told that the event doesn't take place. */
    toldOffAt: instant('told_off_at'),
    /** The time and place that the person was told last; null: before this was kept. */
    toldAs: text('told_as'),
    /** As it was when the place was taken, or when the person was told of a new time: the data are kept from then on. Of an unconfirmed one, when it was asked for. */
    eventEndsAt: instant('event_ends_at').notNull(),
  },
  (t) => [
    unique('event_registration_once').on(t.eventKey, t.email),
    index('event_registration_email').on(t.email),
    index('event_registration_ends').on(t.eventEndsAt),
  ],
)
