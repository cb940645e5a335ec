import { z } from 'zod'
import { STAFF_ROLES } from '@upchar/kernel/staff-permissions'

/** No console session, or one that timed out, ended or belongs to a disabled member. */
export const staffNotSignedIn = {
  code: 'staff_not_signed_in',
  status: 401,
  means: 'Not signed in to the console',
} as const
/** The role lacks the route's permission. */
export const permissionMissing = {
  code: 'permission_missing',
  status: 403,
  means: 'The role lacks the permission',
} as const
/** Refusals of every staff call. */
export const staffRefusals = [staffNotSignedIn, permissionMissing] as const
/** Seconds to wait; also in the retry-after header. */
export const tooManyAttempts = {
  code: 'too_many_attempts',
  status: 429,
  means: 'Too many attempts; detail.retry_after is the seconds to wait',
} as const
/** A concurrent change was faster: read again, then decide. */
export const changedMeanwhile = {
  code: 'changed_meanwhile',
  status: 409,
  means: 'Somebody else changed it since it was read',
} as const

export const parcelUnknown = {
  code: 'parcel_unknown',
  status: 404,
  means: 'No such parcel',
} as const

export const staffRole = z.enum(STAFF_ROLES)
export const id = z.string().min(1).max(60)
/** Plain text of staff: any letters, no control characters except line breaks. */
export const staffText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\x00-\x09\x0b-\x1f\x7f]*$/, 'Please use plain text')
export const staffLine = (max: number) =>
  staffText(max).regex(/^[^\n]*$/, 'Please write on one line')

/** A day of the books: none is before GST, and PostgreSQL has no year 0. */
export const ourDay = z.iso
  .date()
  .refine((text) => text >= '2017-07-01' && text < '2100-01-01', 'Choose a day of our time')

/** The maximum depth of a list in rows; narrow it by search, filter or date for more. */
export const deepest = 10_000

/** A page of a list, filtered and sorted by the server. */
export const paging = {
  page: z.coerce.number().int().min(1).max(deepest).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}
/** The number of rows: exact up to 10,000, then `total_is_more`. */
export const counted = { total: z.int(), total_is_more: z.boolean() }

export const who = z
  .object({ id: z.string(), name: z.string(), email: z.string() })
  .meta({ id: 'StaffName' })
