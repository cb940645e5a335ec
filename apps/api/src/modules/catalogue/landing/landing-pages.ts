import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import {
  BUSINESS_CATEGORIES,
  businessCategory,
  type BusinessCategoryKey,
} from '@upchar/kernel/business-categories'
import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import type { Context } from '../../../platform/context.ts'
import {
  decideInTransaction,
  type Handle,
  type Transaction,
} from '../../../platform/db/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { refreshReadModels } from '../read-model/refresh-read-models.ts'
import {
  lockLandingPage,
  selectGroupIdsOfBusiness,
  selectLandingPages,
  updateLandingPage,
  type LandingPageRow,
} from '../store/landing-pages.ts'

type View = Omit<Answer<'staffListLandingPages'>['pages'][number], 'changed_by'>
/** A landing page for editing; `changedBy` is the member's id. */
export type LandingPageForStaff = View & { changedBy: string | null }

/** The built-in banner pictures. */
export const bannerPictures: readonly { key: string; name: string; src: string }[] = [
  { key: 'shop', name: 'Shop' },
  ...BUSINESS_CATEGORIES,
].map(({ key, name }) => ({ key, name, src: `/img/b/${key}-800.webp` }))

/** Whether a banner's picture is built in; the others were uploaded. */
const isDrawn = (key: string): boolean => bannerPictures.some((one) => one.key === key)

const view = (row: LandingPageRow, key: BusinessCategoryKey): LandingPageForStaff => ({
  key,
  name: row.name,
  enabled: row.enabled,
  standard_enabled: businessCategory(key)?.enabled ?? false,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  banner_title: row.bannerTitle,
  banner_text: row.bannerText,
  banner_image: row.bannerImage,
  banner_alt: row.bannerAlt,
  href: `/${key}`,
  changedBy: row.changedBy,
  changed_at: row.changedAt?.toISOString() ?? null,
})

/** All landing pages. Not cached: staff see their own changes at once. */
export async function landingPagesForStaff(handle: Handle): Promise<LandingPageForStaff[]> {
  const rows = await selectLandingPages(handle)
  return BUSINESS_CATEGORIES.flatMap(({ key }) =>
    rows.filter((row) => row.key === key).map((row) => view(row, key)),
  )
}

const bannerUnknown = () =>
  err({
    code: 'banner_unknown' as const,
    message: 'Choose one of the pictures.',
    field: 'banner_image',
  })
const altMissing = () =>
  err({
    code: 'alt_missing' as const,
    message: 'Say what the picture shows, for people who can’t see it.',
    field: 'banner_alt',
  })
const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this page. Look at it again, then decide.',
  })

const columns = {
  enabled: 'enabled',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  banner_title: 'bannerTitle',
  banner_text: 'bannerText',
  banner_image: 'bannerImage',
  banner_alt: 'bannerAlt',
} as const satisfies Record<string, keyof LandingPageRow>
const fields = Object.keys(columns) as (keyof typeof columns)[]

/**
 * Changes the given fields of a landing page (ROUTE-23). `holdPicture` protects an uploaded picture
 * until the page refers to it. Pages change with the next request; a job of the same transaction
 * updates the products' read models, and the cart reads the row itself.
 */
export async function setLandingPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  key: BusinessCategoryKey,
  { seen_changed_at: seen, ...wanted }: Body<'staffSetLandingPage'>,
  holdPicture: (tx: Transaction, key: string) => Promise<boolean>,
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const row = await lockLandingPage(tx, key)
    if (row === undefined) throw new Error(`business category ${key} is missing`)
    if (
      (row.changedAt?.toISOString() ?? null) !==
      (seen === null ? null : new Date(seen).toISOString())
    )
      return changedMeanwhile()
    const image = wanted.banner_image ?? row.bannerImage
    if (wanted.banner_image !== undefined && !isDrawn(image) && !(await holdPicture(tx, image)))
      return bannerUnknown()
    if (!isDrawn(image) && (wanted.banner_alt ?? row.bannerAlt) === '') return altMissing()
    const changed = fields.filter(
      (field) => wanted[field] !== undefined && wanted[field] !== row[columns[field]],
    )
    if (changed.length === 0) return ok(undefined)
    await updateLandingPage(tx, key, {
      ...Object.fromEntries(changed.map((field) => [columns[field], wanted[field]])),
      changedBy: by,
      changedAt: at,
    })
    await recordAudit(tx, {
      by,
      action: 'landing.change',
      subject: { kind: 'landing_page', id: key },
      at,
      before: Object.fromEntries(changed.map((field) => [field, row[columns[field]]])),
      after: Object.fromEntries(changed.map((field) => [field, wanted[field]])),
    })
    if (changed.includes('enabled')) addJob(tx, 'refresh-business', { key })
    await announceChange(tx)
    return ok(undefined)
  })
}

/** Job: refreshes the cards and product pages of a business category after it opens or closes. */
export async function refreshBusiness(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: string,
): Promise<void> {
  await refreshReadModels(db, await selectGroupIdsOfBusiness(db, key), clock.now())
  await announceChange(db)
}
