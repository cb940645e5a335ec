import { istDate } from '@upchar/kernel/dates'
import type { Database, Handle } from '../../../platform/db/database.ts'
import type { ProductCard, ProductDetail } from '../model.ts'
import { loadSaleLicences, maySell, sellersById, type SaleLicences } from '../../sellers/index.ts'
import { buyingFor, guestBuyer, isListed, policyRows } from '../buying/buying.ts'
import { shownVariants, type ShownVariant } from '../best-offer.ts'
import type { GroupSources } from './sources.ts'
import { loadPriceCeilings, type PriceCeilings } from '../ceilings/price-ceilings.ts'
import { withRate } from './with-rate.ts'
import { loadGstTable, type GstTable } from '../tax/gst-table.ts'
import { loadReferences } from '../memory/references.ts'
import { sendingAt } from './sellable.ts'
import { deleteReadModels, upsertReadModels, type StockedModel } from '../store/read-models.ts'
import { selectBuyingPolicy } from '../store/references.ts'
import {
  selectGroupIds,
  selectGroups,
  selectVariants,
  type VariantRow,
} from '../store/read-sources.ts'
import { selectWarehouses } from '../store/warehouses.ts'

const batchSize = 1000

type Shared = {
  references: Awaited<ReturnType<typeof loadReferences>>
  sellers: GroupSources['sellers']
  policy: ReturnType<typeof policyRows>
  licences: SaleLicences
  gst: GstTable
  ceilings: PriceCeilings
  at: Date
}

/**
 * Rebuilds the read models of some or all groups; groups off sale lose theirs. The caller announces
 * the change afterwards. Idempotent and safe to run concurrently: every batch is one statement.
 */
export async function refreshReadModels(
  db: Database,
  which: 'all' | readonly number[],
  at: Date,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const ids = which === 'all' ? await selectGroupIds(db) : [...new Set(which)]
  const shared = await loadShared(db, at)
  // Pipelined: the next batch is built while PostgreSQL stores the last one.
  let storing: Promise<void> = Promise.resolve()
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const rows = await buildBatch(db, batch, shared)
    await storing
    storing = store(db, batch, rows)
    // The next await throws a failure; without a handler it would end the process before that.
    storing.catch(() => undefined)
    onProgress?.(Math.min(start + batchSize, ids.length), ids.length)
  }
  await storing
}

async function loadShared(handle: Handle, at: Date): Promise<Shared> {
  const [references, sellers, policy, licences, gst, ceilings] = await Promise.all([
    loadReferences(handle),
    sellersById(handle),
    selectBuyingPolicy(handle),
    loadSaleLicences(handle),
    loadGstTable(handle),
    loadPriceCeilings(handle),
  ])
  return { references, sellers, policy: policyRows(policy), licences, gst, ceilings, at }
}

/** What buyers would see of a group, from its rows as they stand in a transaction; nothing is stored. */
export async function readModelOf(
  tx: Handle,
  id: number,
  at: Date,
): Promise<{ card: ProductCard; detail: ProductDetail } | undefined> {
  const [built] = await buildBatch(tx, [id], await loadShared(tx, at))
  return built === undefined
    ? undefined
    : {
        card: JSON.parse(built.model.card) as ProductCard,
        detail: JSON.parse(built.model.detail) as ProductDetail,
      }
}

async function store(
  db: Database,
  batch: readonly number[],
  rows: readonly StockedModel[],
): Promise<void> {
  const listed = new Set(rows.map((row) => row.model.groupId))
  await deleteReadModels(
    db,
    batch.filter((id) => !listed.has(id)),
  )
  await upsertReadModels(db, rows)
}

async function buildBatch(
  db: Handle,
  ids: readonly number[],
  { references, sellers, policy, licences, gst, ceilings, at }: Shared,
): Promise<StockedModel[]> {
  const [groups, variants, warehouses] = await Promise.all([
    selectGroups(db, ids),
    selectVariants(db, ids),
    selectWarehouses(db, ids, sendingAt(at, licences)),
  ])
  // It names the families that have drawings, a hundred modules that a start needn't read.
  const { buildReadModel } = await import('./read-model.ts')
  const byGroup = Map.groupBy(variants, (variant) => variant.groupId)
  return groups.flatMap((group) => {
    const family = references.families.get(group.familyKey)
    const brand = references.brandsById.get(group.brandId)
    if (family === undefined) return []
    const today = istDate(at)
    const taxed = (byGroup.get(group.id) ?? [])
      .filter((variant) => ceilings.exceededBy(variant, gst, today) === undefined)
      .flatMap((variant) => withRate(variant, gst, today))
    const { offers, licensed } = onSale(taxed, (sellerId) =>
      maySell(licences, { sellerId, productClass: group.productClass, on: today }),
    )
    const [first, ...more] = shownVariants(offers, (id) => warehouses.has(id))
    if (brand === undefined || first === undefined || !isListed(group.productClass)) return []
    const shown: [ShownVariant, ...ShownVariant[]] = [first, ...more]
    const buying = buyingFor(
      guestBuyer,
      {
        productClass: group.productClass,
        dentalList: group.dentalList,
        leadOnly: group.leadOnly,
        business: family.business,
        licensed,
        suspended: shown.every(({ sellerId }) => licences.isSuspended(sellerId)),
      },
      policy,
      today,
    )
    return [
      {
        model: buildReadModel({ group, family, brand, variants: shown, sellers, buying }),
        warehouses,
      },
    ]
  })
}

/**
 * The offers of sellers who may sell the class today. Where none may, all stay listed, and the product says why it
 * can't be bought.
 */
function onSale(
  offers: readonly VariantRow[],
  isLicensed: (sellerId: number) => boolean,
): { offers: readonly VariantRow[]; licensed: boolean } {
  const licensed = offers.filter(({ sellerId }) => isLicensed(sellerId))
  return licensed.length === 0 ? { offers, licensed: false } : { offers: licensed, licensed: true }
}
