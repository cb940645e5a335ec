import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** An amount in paise. PostgreSQL keeps a bigint; 2^53 paise is 90 lakh crore rupees, so a number holds it exactly. */
export const paise = (name: string) => bigint(name, { mode: 'number' })

/** An instant, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A JSON value of any kind. Drizzle's own column reads a text of digits back as a number: it parses what was parsed already. */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
