import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { loadGstTable } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { selectSellers, settleCatalogue } from '../catalogue-file/index.ts'
import { checkTerms, skuSigns } from './check-terms.ts'
import { changedMeanwhile, offerInvalid, productUnknown, type FieldProblem } from './errors.ts'
import { limitProblems } from './limit-problems.ts'
import { listOffers, offerView } from './show-offers.ts'
import {
  isSkuTaken,
  lockArticle,
  putOffer,
  selectOffers,
  type OfferArticle,
  type StoredOffer,
} from './store/offers.ts'

type Wanted = Body<'staffSaveOffer'>

const skuTaken = 'Another article, or another seller’s offer, has this SKU'

/** Adds or changes another seller's offer on a variant, whose facts and law it shares (OPS-04). */
export async function saveOffer(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  wanted: Wanted,
): Promise<HandlerResult<'staffSaveOffer'>> {
  const at = context.clock.now()
  const saved = await decideInTransaction(context.db, (tx) =>
    setOffer(tx, { staffId, at }, id, wanted),
  )
  if (!saved.ok) return saved
  await settleCatalogue(context.db, at)
  return listOffers(context, id)
}

/** Does it in a transaction; the catalogue is to be settled afterwards. */
export async function setOffer(
  tx: Transaction,
  { staffId, at }: { staffId: string; at: Date },
  id: number,
  wanted: Wanted,
) {
  const article = await lockArticle(tx, id, wanted.variant)
  const offers = await selectOffers(tx, id)
  if (offers === undefined) return productUnknown()
  if (article === undefined)
    return offerInvalid([{ field: 'variant', message: 'Choose a variant of this product' }])
  const before = offers.find(
    ({ variant, sellerId }) => variant === article.sku && sellerId === wanted.seller_id,
  )
  if (before?.own)
    return offerInvalid([
      {
        field: 'seller_id',
        message: 'The product is this seller’s: change its price in the product',
      },
    ])
  if ((before?.version ?? '') !== wanted.version) return changedMeanwhile()
  const problems = await offerProblems(tx, wanted, { article, before, today: istDate(at) })
  if (problems.length > 0) return offerInvalid(problems)
  const { seller_id: sellerId, sku, price, mrp, moq, max_oq: maxOq, active } = wanted
  const dispatchDays = dispatchOf(wanted, before)
  const pricePaise = rupeesToPaise(price)
  const mrpPaise = mrp === null ? null : rupeesToPaise(mrp)
  const terms = { sku, sellerId, pricePaise, mrpPaise, moq, maxOq, dispatchDays, active }
  if (!(await putOffer(tx, { ...article, ...terms }, at)))
    return offerInvalid([{ field: 'sku', message: skuTaken }])
  await recordAudit(tx, {
    by: staffId,
    action: 'goods.offer',
    subject: { kind: 'product', id: article.sku },
    ...(before !== undefined && { before: auditedFacts(offerView(before)) }),
    after: { ...auditedFacts({ ...wanted, dispatch_days: dispatchDays }), seller: sellerId },
    at,
  })
  await markStale(tx, [id])
  return ok(undefined)
}

/** The dispatch time of an offer: what is given, else what it was. */
export const dispatchOf = (
  { dispatch_days: given }: Pick<Wanted, 'dispatch_days'>,
  before: Pick<StoredOffer, 'dispatchDays'> | undefined,
): number => given ?? before?.dispatchDays ?? 0

type Facts = Pick<Wanted, 'sku' | 'mrp' | 'moq' | 'max_oq' | 'active'> & {
  price: number | null
  dispatch_days: number
}
const auditedFacts = ({ sku, price, mrp, moq, max_oq, dispatch_days, active }: Facts) => ({
  sku,
  price,
  mrp,
  moq,
  max_oq,
  dispatch_days,
  active,
})

type Known = {
  article: OfferArticle
  before: StoredOffer | undefined
  today: IstDate
  /** Whether prices below what one member of staff may set are refused: not those that a seller only asks for. */
  floored?: boolean
}

/** What is wrong with an offer: with itself, beside others, or above what the law and the shop allow. */
export async function offerProblems(
  tx: Transaction,
  wanted: Omit<Wanted, 'price'> & { price: number | null },
  { article, before, today, floored = true }: Known,
): Promise<FieldProblem[]> {
  const { seller_id: sellerId, sku, price, mrp, active } = wanted
  const problems: FieldProblem[] = []
  const report = (field: keyof Wanted, message: string) => problems.push({ field, message })
  if (!(await selectSellers(tx)).some((one) => one.id === sellerId))
    report('seller_id', 'Choose the seller')
  const signs = skuSigns(sku)
  if (signs !== undefined) report('sku', signs)
  else if (before !== undefined && before.sku !== sku)
    report('sku', 'The SKU of a stored offer can’t change')
  else if (await isSkuTaken(tx, sku, { variantId: article.variantId, sellerId }))
    report('sku', skuTaken)
  const onRequest = price === null && before?.pricePaise === 0
  if (price === 0 || (price === null && !onRequest)) report('price', 'Enter the price')
  checkTerms(wanted, report)
  if (mrp === null && active && article.mrpPaise !== null)
    report('mrp', 'Enter the MRP of this seller’s packs: the article has one')
  // An offer can always end, also one that the law or the shop forbids by now.
  const priced = active ? [{ ...article, ...wanted, variantSku: article.sku }] : []
  const [crossed = []] = await limitProblems(tx, priced, {
    gst: await loadGstTable(tx),
    today,
    floored,
  })
  for (const message of crossed) report('price', message)
  return problems
}
