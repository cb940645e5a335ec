import { provideFonts } from '@upchar/api/modules/pictures/index'
import { developmentAdmin } from '@upchar/api/modules/staff/index'
import type { Config } from '@upchar/api/platform/config'
import type { Database } from '@upchar/api/platform/db/database'
import { openFiles } from '@upchar/api/platform/files/index'
import { fillDatabase, type FillOptions } from '@upchar/demo/fill'
import { fillOffers } from '@upchar/demo/offers/fill-offers'
import { fillOrders } from '@upchar/demo/orders/fill-orders'
import { fillPins } from '@upchar/demo/pins'
import { fillPeople } from '@upchar/demo/people/fill-people'
import { fillReviews } from '@upchar/demo/reviews/fill-reviews'
import { StartupError } from './startup-error.ts'

/** Seeds an invented shop: catalogue, buyers with their KYC, and orders. Never in production. */
export async function fillShop(db: Database, config: Config, options: FillOptions): Promise<void> {
  if (config.production)
    throw new StartupError(
      'npm run seed fills a shop with invented goods and people, so it does not run in production. Use npm run setup.',
    )
  const besides = async () => {
    provideFonts(config.UPCHAR_DATA_DIR)
    const [files, now] = [openFiles(config), new Date()]
    await fillPeople(db, { files, now, staffId: developmentAdmin.id })
    await fillOffers(db, { config, files, now, staffId: developmentAdmin.id })
    await fillOrders(db, { config, files, now })
    await fillPins(db, { now, staffId: developmentAdmin.id })
    await fillReviews(db, { config, files, now, staffId: developmentAdmin.id })
  }
  await fillDatabase(db, { ...options, besides })
}
