import { z } from 'zod'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { endpoint } from './endpoint.ts'
import { uploadRefusals } from './files.ts'
import { changedMeanwhile, staffLine, staffRefusals, staffText, who } from './staff.ts'

const value = z.union([z.boolean(), z.number(), z.string().max(200)])
/** The time of the last change as read, sent back as optimistic lock; null: never changed. */
const seen = z.iso.datetime().nullable()

export const staffFlag = z
  .object({
    key: z.string(),
    /** What staff call it. */
    name: z.string(),
    type: z.enum(['switch', 'number', 'choice', 'pincode']),
    /** Bounds of a number. */
    unit: z.enum(['rupees', 'percent']).nullable(),
    max: z.number().nullable(),
    /** Options of a choice, with their meaning. */
    choices: z.array(z.object({ value: z.string(), name: z.string() })),
    group: z.string(),
    meaning: z.string(),
    /** False: nothing reads the flag yet. */
    in_use: z.boolean(),
    value,
    standard: value,
    is_standard: z.boolean(),
    /** Null: never changed, or changed by the system. */
    changed_by: who.nullable(),
    changed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffFlag' })

const flagUnknown = { code: 'flag_unknown', status: 404, means: 'No such flag' } as const
const flagAnswer = z.object({ success: z.literal(true), flag: staffFlag })
const key = z.object({ key: z.string().max(60) })

export const staffListFlags = endpoint({
  summary: 'Every configuration flag with type, meaning, value, default and last change (DATA-05)',
  tag: 'staff shop',
  answer: z.object({ success: z.literal(true), flags: z.array(staffFlag) }),
  refusals: staffRefusals,
})

export const staffSetFlag = endpoint({
  summary: 'Changes a flag; the shop follows within seconds (DATA-05)',
  tag: 'staff shop',
  params: key,
  body: z.object({ value, seen_changed_at: seen }),
  answer: flagAnswer,
  refusals: [
    ...staffRefusals,
    flagUnknown,
    {
      code: 'flag_invalid',
      status: 400,
      means: 'The value is invalid; the message says why',
    },
    changedMeanwhile,
  ],
})

export const staffResetFlag = endpoint({
  summary: 'Resets a flag to its default (DATA-05)',
  tag: 'staff shop',
  params: key,
  body: z.object({ seen_changed_at: seen }),
  answer: flagAnswer,
  refusals: [...staffRefusals, flagUnknown, changedMeanwhile],
})

const categoryKeys = BUSINESS_CATEGORIES.map((category) => category.key)

export const staffLandingPage = z
  .object({
    key: z.enum(categoryKeys),
    name: z.string(),
    /** Off: products can be browsed and enquired about, not bought. */
    enabled: z.boolean(),
    standard_enabled: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    banner_title: z.string(),
    banner_text: z.string(),
    /** A key of `banners`; its picture is /img/b/{key}-800.webp. */
    banner_image: z.string(),
    /** Alternative text of an uploaded picture; empty for drawn scenes. */
    banner_alt: z.string(),
    href: z.string(),
    changed_by: who.nullable(),
    changed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffLandingPage' })

const banner = z.object({ key: z.string(), name: z.string(), src: z.string() })

export const staffListLandingPages = endpoint({
  summary: 'The landing pages for editing, and the available pictures (ROUTE-23)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    pages: z.array(staffLandingPage),
    /** The drawn scenes. */
    banners: z.array(banner),
    /** Uploaded pictures, newest first. */
    uploaded: z.array(banner),
  }),
  refusals: staffRefusals,
})

export const staffSetLandingPage = endpoint({
  summary: 'Changes the named fields of a landing page; the shop follows within seconds (ROUTE-23)',
  tag: 'staff shop',
  params: z.object({ key: z.enum(categoryKeys) }),
  body: z.object({
    enabled: z.boolean().optional(),
    meta_title: staffLine(70).min(1, 'Enter a title').optional(),
    meta_description: staffLine(200).min(1, 'Enter a description').optional(),
    banner_title: staffLine(80).min(1, 'Enter a title').optional(),
    banner_text: staffText(300).optional(),
    banner_image: z.string().max(60).optional(),
    banner_alt: staffLine(160).optional(),
    seen_changed_at: seen,
  }),
  answer: z.object({ success: z.literal(true), page: staffLandingPage }),
  refusals: [
    ...staffRefusals,
    { code: 'banner_unknown', status: 400, means: 'No such picture' },
    {
      code: 'alt_missing',
      status: 400,
      means: 'An uploaded picture needs alternative text',
    },
    changedMeanwhile,
  ],
})

export const staffDeleteBanner = endpoint({
  summary: 'Deletes an uploaded banner picture with all its sizes, unless a page shows it',
  tag: 'staff shop',
  params: z.object({ key: z.string().max(60) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    { code: 'picture_unknown', status: 404, means: 'No such uploaded picture' },
    { code: 'picture_in_use', status: 409, means: 'Pages show it; detail.used_on names them' },
  ],
})

const bannerRefusals = new Set<string>([
  'uploads_busy',
  'file_missing',
  'file_too_large',
  'file_damaged',
])

export const staffUploadBanner = endpoint({
  summary:
    'Uploads a banner picture: JPEG, PNG or WebP up to 5 MB, as multipart/form-data in the part "file". Re-encoded in the sizes of UI-13',
  tag: 'staff shop',
  answer: z.object({ success: z.literal(true), banner }),
  refusals: [
    ...staffRefusals,
    ...uploadRefusals.filter(({ code }) => bannerRefusals.has(code)),
    { code: 'file_type_refused', status: 422, means: 'The content is not a JPEG, PNG or WebP' },
    { code: 'picture_too_small', status: 422, means: 'Smaller than 1000 by 400 pixels' },
  ],
})
