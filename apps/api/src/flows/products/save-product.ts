import { isDeepStrictEqual } from 'node:util'
import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Result } from '@upchar/kernel/result'
import { markStale } from '../../modules/intake/index.ts'
import { usePhotos } from '../../modules/pictures/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { selectSellers, settleCatalogue } from '../catalogue-file/index.ts'
import { photoProblems, photosOf } from './photos.ts'
import { changesBetween } from './changes.ts'
import { changedMeanwhile, productInvalid, productUnknown } from './errors.ts'
import { versionOf, type StoredProduct } from './model.ts'
import { prepareProduct, type Wanted } from './prepare-product.ts'
import { showProduct } from './show-products.ts'
import { loadProducts } from './store/read.ts'
import { insertVersion, selectVersions } from './store/versions.ts'
import { insertProduct, writeProduct } from './store/write.ts'

type By = { staffId: string; at: Date }

/** Few products at a time: the process answers visitors meanwhile. */
const batchSize = 50

/** Creates a product with its variants (OPS-04). */
export async function createProduct(
  context: Context,
  { staffId }: StaffCaller,
  body: Body<'staffCreateProduct'>,
): Promise<HandlerResult<'staffCreateProduct'>> {
  const at = context.clock.now()
  const created = await decideInTransaction(context.db, (tx) =>
    storeProduct(tx, undefined, wantedOf(body, body.seller_id), { staffId, at }),
  )
  return created.ok ? shown(context, created.value, at) : created
}

/** Changes a product and its variants, puts it on sale or takes it off (OPS-04). */
export async function saveProduct(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  body: Body<'staffSaveProduct'>,
): Promise<HandlerResult<'staffSaveProduct'>> {
  const at = context.clock.now()
  const saved = await decideInTransaction(context.db, async (tx) => {
    const [stored] = await loadProducts(tx, [id], true)
    if (stored === undefined) return productUnknown()
    if (versionOf(stored) !== body.version) return changedMeanwhile()
    return storeProduct(tx, stored, wantedOf(body, stored.seller.id), { staffId, at })
  })
  return saved.ok ? shown(context, saved.value, at) : saved
}

const wantedOf = (body: Omit<Body<'staffSaveProduct'>, 'version'>, sellerId: number): Wanted => ({
  facts: body.facts,
  publish: body.publish,
  classConfirmed: body.class_confirmed,
  newFamily: body.new_family,
  sellerId,
})

/** Buyers see it with the next page that they open. */
async function shown(context: Context, id: number, at: Date) {
  await settleCatalogue(context.db, at, batchSize)
  const answer = await showProduct(context, id)
  if (!answer.ok) throw new Error(`product ${id} is gone right after it was saved`)
  return answer
}

/** Stores a product and what it was before, or says what is wrong with it. Returns its id. */
export async function storeProduct(
  tx: Transaction,
  stored: StoredProduct | undefined,
  wanted: Wanted,
  by: By,
): Promise<Result<number, ReturnType<typeof productInvalid>['error']>> {
  const today = istDate(by.at)
  if (!(await selectSellers(tx)).some(({ id }) => id === wanted.sellerId))
    return productInvalid([{ field: 'seller_id', message: 'Choose the seller' }])
  const prepared = await prepareProduct(tx, stored, wanted, today)
  if (!prepared.ok) return productInvalid(prepared.error)
  const gone = await usePhotos(tx, photosOf(prepared.value.facts))
  if (gone.length > 0) return productInvalid(photoProblems(prepared.value.facts, gone))
  const id = stored?.id ?? (await insertProduct(tx, prepared.value, by.at))
  if (!(await writeProduct(tx, id, prepared.value, { at: by.at, today })))
    return productInvalid([{ field: 'variants.0.sku', message: 'Another product has this SKU' }])
  const [after] = await loadProducts(tx, [id])
  if (after === undefined) throw new Error(`product ${id} has no variant after it was written`)
  await recordChange(tx, stored, after, by)
  await markStale(tx, [id])
  return ok(id)
}

async function recordChange(
  tx: Transaction,
  before: StoredProduct | undefined,
  after: StoredProduct,
  { staffId, at }: By,
): Promise<void> {
  const changes = before === undefined ? [] : changesBetween(before.facts, after.facts)
  if (before !== undefined && changes.length === 0 && before.state === after.state) return
  const [last] = await selectVersions(tx, after.id, 1)
  // What files and other parts of the shop have done since, so that it isn't taken for the editor's.
  if (before !== undefined && !(last && isDeepStrictEqual(last.facts, before.facts)))
    await insertVersion(tx, after.id, { ...before, by: null, at })
  await insertVersion(tx, after.id, { ...after, by: staffId, at })
  const facts = (which: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[which]]))
  await recordAudit(tx, {
    by: staffId,
    action: before === undefined ? 'goods.create' : 'goods.change',
    subject: { kind: 'product', id: after.facts.variants[0]?.sku ?? String(after.id) },
    ...(before !== undefined && { before: { ...facts('before'), state: before.state } }),
    after: {
      ...(before === undefined ? { title: after.facts.title } : facts('after')),
      state: after.state,
    },
    at,
  })
}
