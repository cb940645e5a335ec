import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Handle } from '../../platform/db/database.ts'
import { inOrder, shownTexts } from './shown.ts'
import type { ValueOf } from './values.ts'

type HomeBanner = Answer<'getShopHome'>['banners'][number]

export const bannerView = ({
  title,
  text,
  action,
  href,
  image,
  alt,
}: ValueOf<'banner'>): HomeBanner => ({ title, text, action, href, image, alt })

/** The banners of the home page, in their order. */
export const homeBanners = async (handle: Handle, at: Date): Promise<HomeBanner[]> =>
  inOrder(await shownTexts(handle, 'banner', at)).map(({ value }) => bannerView(value))
