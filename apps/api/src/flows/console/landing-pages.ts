import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import type { BusinessCategoryKey } from '@upchar/kernel/business-categories'
import { ok } from '@upchar/kernel/result'
import {
  bannerPictures,
  landingPagesForStaff,
  setLandingPage,
} from '../../modules/catalogue/index.ts'
import { deleteBanner, holdBannerPicture, uploadedBanners } from '../../modules/content/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

async function pagesOf({ db }: Context): Promise<Answer<'staffListLandingPages'>['pages']> {
  const pages = await landingPagesForStaff(db)
  const names = await staffNames(
    db,
    pages.map(({ changedBy }) => changedBy),
  )
  return pages.map(({ changedBy, ...page }) => ({
    ...page,
    changed_by: names.get(changedBy ?? '') ?? null,
  }))
}

/** The landing pages for editing (ROUTE-23). */
export async function listLandingPages(
  context: Context,
): Promise<HandlerResult<'staffListLandingPages'>> {
  return ok({
    success: true,
    pages: await pagesOf(context),
    banners: [...bannerPictures],
    uploaded: await uploadedBanners(context.db),
  })
}

/** Changes a landing page (ROUTE-23). */
export async function changeLandingPage(
  context: Context,
  { staffId }: StaffCaller,
  key: BusinessCategoryKey,
  body: Body<'staffSetLandingPage'>,
): Promise<HandlerResult<'staffSetLandingPage'>> {
  const changed = await setLandingPage(context, staffId, key, body, holdBannerPicture)
  if (!changed.ok) return changed
  const page = (await pagesOf(context)).find((one) => one.key === key)
  if (page === undefined) throw new Error('a page that was just changed is gone')
  return ok({ success: true, page })
}

/** Deletes an uploaded picture that no page uses. */
export const removeBanner = (
  context: Context,
  { staffId }: StaffCaller,
  key: string,
): Promise<HandlerResult<'staffDeleteBanner'>> =>
  deleteBanner(context, staffId, key, async (tx, image) =>
    (await landingPagesForStaff(tx))
      .filter((page) => page.banner_image === image)
      .map(({ name }) => name),
  )
