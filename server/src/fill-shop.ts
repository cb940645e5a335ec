import { bringFonts } from '@upchar/api/modules/pictures/index'
import { developmentAdmin } from '@upchar/api/modules/staff/index'
import type { Config } from '@upchar/api/platform/config'
import type { Database } from '@upchar/api/platform/db/database'
import { openFiles } from '@upchar/api/platform/files/index'
import { fillDatabase, type FillOptions } from '@upchar/demo/fill'
import { fillOrders } from '@upchar/demo/orders/fill-orders'
import { fillPeople } from '@upchar/demo/people/fill-people'

/** Seeds the catalogue, and outside production also invented buyers with their KYC and orders. */
export async function fillShop(db: Database, config: Config, options: FillOptions): Promise<void> {
  const besides = async () => {
    bringFonts(config.UPCHAR_DATA_DIR)
    const [files, now] = [openFiles(config), new Date()]
    await fillPeople(db, { files, now, staffId: developmentAdmin.id })
    await fillOrders(db, { config, files, now })
  }
  await fillDatabase(db, config.production ? options : { ...options, besides })
}
