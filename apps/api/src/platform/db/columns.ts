import { bigint, customType, timestamp } from './pg-core.ts'

/** An amount in paise. 2^53 paise is 90 lakh crore rupees, so a number holds the bigint exactly. */
export const paise = (name: string) => bigint(name, { mode: 'number' })

/** An instant, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A bytea column. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A JSON value of any kind. Drizzle's own column parses twice: it turns a string of digits into a number. */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
