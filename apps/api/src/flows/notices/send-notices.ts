import { istDate } from '@upchar/kernel/dates'
import {
  deliveryPlanFor,
  placeOf,
  selectFreeStock,
  stockAtPlace,
  type FreeStock,
} from '../../modules/availability/index.ts'
import { articlesOf, destinationOf } from '../../modules/cart/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import {
  deleteNotifyRequest,
  selectNotifyRequests,
  type NotifyRequest,
} from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { noticeMail, type NoticeEvent } from './notice-mail.ts'

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'
/** Prices are those that everybody sees. */
const anybody = guestShopper('')

/** Whether the minimum order quantity is available at the pincode now. */
async function isAvailable(
  context: Context,
  request: NotifyRequest,
  free: FreeStock,
): Promise<boolean> {
  const [place, plan] = [
    await placeOf(context, request.pincode),
    await deliveryPlanFor(context, request.pincode),
  ]
  if (place === undefined || plan === undefined) return false
  return stockAtPlace(place, plan, free, { quantity: request.moq }).left >= request.moq
}

/** The requests whose minimum order can be delivered now. */
async function available(
  context: Context,
  requests: readonly NotifyRequest[],
): Promise<NotifyRequest[]> {
  const at = context.clock.now()
  const licences = await saleLicencesOf(context)
  const skus = [...new Set(requests.map(({ sku }) => sku))]
  const free = new Map((await selectFreeStock(context.db, skus, at)).map((row) => [row.sku, row]))
  const kept: NotifyRequest[] = []
  for (const request of requests) {
    const row = free.get(request.sku)
    if (row === undefined) continue
    const premises = licences.premisesFor({ ...row, on: istDate(at) })
    if (await isAvailable(context, request, { ...row, premises })) kept.push(request)
  }
  return kept
}

/** Today's price of each SKU, in paise. One place serves for all: a price is the same everywhere. */
async function pricesNow(
  context: Context,
  requests: readonly NotifyRequest[],
): Promise<ReadonlyMap<string, number>> {
  const [first] = requests
  if (first === undefined) return new Map()
  const destination = await destinationOf(context, context.db, anybody, first.pincode)
  if (destination === undefined) return new Map()
  const skus = [...new Set(requests.map(({ sku }) => sku))]
  const articles = await articlesOf(context.db, anybody, skus, destination)
  return new Map(
    [...articles].flatMap(([sku, { pricePaise }]) =>
      pricePaise === null ? [] : [[sku, pricePaise]],
    ),
  )
}

/** Mail and request change in one transaction: each event is told exactly once. */
const notify = (context: Context, request: NotifyRequest, event: NoticeEvent): Promise<boolean> =>
  inTransaction(context.db, async (tx) => {
    if (!(await deleteNotifyRequest(tx, request.id))) return false
    const mail = await recordMail(tx, noticeMail(context, request, event), context.clock.now())
    if (event.kind === 'stock') addJob(tx, 'push-stock', { email: request.email, tag: mail })
    return true
  })

/**
 * Mails whoever asked to hear that a product is back at their pincode (ENGAGE-02), or that one which can be had there costs
 * less than when they saved it (WISH-01). Returns how many were notified.
 */
export async function sendNotices(context: Context): Promise<number> {
  let notified = 0
  for (let after = firstId; ;) {
    const requests = await selectNotifyRequests(context.db, after, batchSize)
    const last = requests.at(-1)
    if (last === undefined) return notified
    after = last.id
    const here = await available(context, requests)
    const prices = await pricesNow(
      context,
      here.filter(({ about }) => about === 'price'),
    )
    for (const request of here) {
      const event = eventOf(request, prices)
      if (event !== null && (await notify(context, request, event))) notified++
    }
  }
}

function eventOf(
  { sku, about, pricePaise: before }: NotifyRequest,
  prices: ReadonlyMap<string, number>,
): NoticeEvent | null {
  if (about === 'stock') return { kind: 'stock' }
  const now = prices.get(sku)
  return now !== undefined && before !== null && now < before
    ? { kind: 'price', now, before }
    : null
}
