import { loadAvailabilityReference } from '../modules/availability/index.ts'
import { loadCatalogueReference } from '../modules/catalogue/index.ts'
import { loadCheckoutReference } from '../modules/checkout/index.ts'
import {
  loadContentReference,
  loadedReference,
  saveLoadedReference,
} from '../modules/content/index.ts'
import { loadKycReference } from '../modules/kyc/index.ts'
import { loadPricingReference } from '../modules/pricing/index.ts'
import { loadEWayReference, loadLicenceReference } from '../modules/sellers/index.ts'
import { loadSellerFeeReference } from '../modules/seller-fees/index.ts'
import { loadSearchReference } from '../modules/search/index.ts'
import { announceChange } from '../platform/db/changes.ts'
import { inTransaction, type Database } from '../platform/db/database.ts'
import { lockReference } from '../platform/db/reference-rows.ts'
import { referenceVersion } from './reference-version.ts'

/**
 * Loads this release's reference data (OPS-09) into a migrated database, empty or filled, in one
 * transaction. Keeps staff's changes. Returns the number of changed rows, 0 on a repeat.
 */
export const loadReference = (db: Database): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockReference(tx)
    let changed = await loadAvailabilityReference(tx)
    changed += await loadLicenceReference(tx)
    changed += await loadCatalogueReference(tx)
    changed += await loadPricingReference(tx)
    changed += await loadCheckoutReference(tx)
    changed += await loadEWayReference(tx)
    changed += await loadSellerFeeReference(tx)
    changed += await loadKycReference(tx)
    changed += await loadSearchReference(tx)
    changed += await loadContentReference(tx)
    await saveLoadedReference(tx, referenceVersion())
    if (changed > 0) await announceChange(tx)
    return changed
  })

/**
 * For every start: loads the reference data unless this release's has been loaded, which one
 * statement tells. True if it was loaded now: what products show of it must be rebuilt.
 */
export async function ensureReference(db: Database): Promise<boolean> {
  if ((await loadedReference(db)) === referenceVersion()) return false
  await loadReference(db)
  return true
}

/** Whether a start has loaded reference data: without it nothing can be imported or sold. */
export const hasReference = async (db: Database): Promise<boolean> =>
  (await loadedReference(db)) !== undefined
