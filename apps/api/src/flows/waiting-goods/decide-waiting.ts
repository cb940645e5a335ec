import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { loadGstTable } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { catchUp, statedRate } from '../catalogue-file/index.ts'
import { factProblems } from './check-facts.ts'
import { factsMissing, productChanged, productUnknown } from './errors.ts'
import { showWaiting } from './show-waiting.ts'
import { findWaiting, type WaitingProduct } from './store/read.ts'
import { markRefused, putOnSale, type SaleFacts } from './store/write.ts'

type Decision = Body<'staffSellWaitingProduct'>
type Outrun = Refusal & { code: 'waiting_product_unknown' | 'changed_meanwhile' }

/** The product, locked, as whoever decides has seen it. */
async function lockSeen(
  tx: Transaction,
  id: number,
  revision: number,
): Promise<Result<WaitingProduct, Outrun>> {
  const found = await findWaiting(tx, id, true)
  if (found === undefined) return productUnknown()
  return found.revision === revision ? ok(found) : productChanged()
}

const auditFacts = (facts: SaleFacts) => ({
  product_class: facts.productClass,
  hsn: facts.hsn,
  gst_bp: facts.rateBp,
  maker: facts.maker,
  country_of_origin: facts.countryOfOrigin,
  importer: facts.importer,
  licence: facts.licence,
  batch: facts.batch,
  expires_on: facts.expiresOn,
})

/** Fills in what is missing and puts a product on sale. */
export async function sellWaiting(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: number,
  decision: Decision,
): Promise<HandlerResult<'staffSellWaitingProduct'>> {
  const at = clock.now()
  const today = istDate(at)
  const gst = await loadGstTable(db)
  const sold = await decideInTransaction(db, async (tx) => {
    const seen = await lockSeen(tx, id, decision.revision)
    if (!seen.ok) return seen
    const product = seen.value
    const { rateBp, hasRate } = statedRate(
      {
        hsn: decision.hsn,
        gstBp: decision.gst_rate === null ? null : Math.round(decision.gst_rate * 100),
        knownBp: null,
        pricePaise: product.pricePaise,
        packSize: product.packSize,
      },
      product.gstTag,
      gst,
      today,
    )
    const problems = factProblems(decision, {
      hasRate,
      onRequest: product.pricePaise === 0,
      undatedStock: product.undatedStock,
      today,
    })
    if (problems.length > 0) return factsMissing(problems)
    const facts: SaleFacts = {
      productClass: decision.product_class,
      hsn: decision.hsn,
      rateBp,
      maker: decision.maker,
      countryOfOrigin: decision.country_of_origin,
      importer: decision.importer,
      licence: decision.licence,
      batch: decision.batch,
      expiresOn: decision.expires_on,
    }
    await putOnSale(tx, product, facts, today)
    await markStale(tx, [id])
    await recordAudit(tx, {
      by: staffId,
      action: 'goods.sell',
      subject: { kind: 'product', id: product.sku },
      before: { ...auditFacts({ ...product, rateBp: product.gstBp }), reasons: product.reasons },
      after: auditFacts(facts),
      at,
    })
    return ok(product.sku)
  })
  if (!sold.ok) return sold
  await catchUp(db, at)
  return ok({ success: true, sku: sold.value })
}

/** Decides not to sell a product. */
export async function refuseWaiting(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  { revision, reason }: Body<'staffRefuseWaitingProduct'>,
): Promise<HandlerResult<'staffRefuseWaitingProduct'>> {
  const at = context.clock.now()
  const refused = await decideInTransaction(context.db, async (tx) => {
    const seen = await lockSeen(tx, id, revision)
    if (!seen.ok) return seen
    await markRefused(tx, id, { staffId, at, reason })
    await recordAudit(tx, {
      by: staffId,
      action: 'goods.refuse',
      subject: { kind: 'product', id: seen.value.sku },
      after: { reason },
      at,
    })
    return ok(undefined)
  })
  return refused.ok ? showWaiting(context, id) : refused
}
