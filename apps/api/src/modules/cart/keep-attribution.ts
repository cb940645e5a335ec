import type { Body } from '@upchar/contract/schema/endpoints'
import { attributionOf } from '@upchar/kernel/attribution'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { isRefused, visitBy } from '../privacy/index.ts'
import { setAttribution } from './store/attribution.ts'

type Sent = Pick<Body<'readCart'>, 'landed_page_url' | 'device_source'>

/**
 * Keeps the first page and the device that a call names with the cart (ATTR-01), for a checkout that names
 * none itself. The browser decides which page counts: the last one that it sent stays, and an empty one
 * forgets it. Nothing is kept of who refused statistics (AUTH-08).
 */
export async function keepAttribution(
  context: Context,
  shopper: Shopper,
  { landed_page_url: landedPageUrl, device_source: device }: Sent,
): Promise<void> {
  if (landedPageUrl === undefined) return
  if (landedPageUrl !== '' && (await isRefused(context, visitBy(shopper), 'statistics'))) return
  const known = attributionOf({ landedPageUrl, device, platform: undefined })
  await setAttribution(context.db, shopper, known)
}

/** For a buyer who declines tracking (AUTH-08): the cart stays, how they came doesn't. */
export const forgetAttribution = (handle: Handle, shopper: Shopper): Promise<void> =>
  setAttribution(
    handle,
    shopper,
    attributionOf({ landedPageUrl: '', device: undefined, platform: undefined }),
  )
