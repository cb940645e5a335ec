import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An amount in paise. PostgreSQL keeps a bigint; 2^53 paise is 90 lakh crore rupees, so a number holds it exactly. */
export const paise = (name: string) => bigint(name, { mode: 'number' })

/** An instant, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
