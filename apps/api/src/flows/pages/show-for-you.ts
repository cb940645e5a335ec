import { ok } from '@upchar/kernel/result'
import { interestsOf } from '../../modules/accounts/index.ts'
import { asciiJson, cardsOf, interestShelves, recentCards } from '../../modules/catalogue/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import { selectBought } from '../../modules/orders/index.ts'
import { recentSearches, topSearches } from '../../modules/search/index.ts'
import type { Context } from '../../platform/context.ts'
import { RawAnswer, type HandlerResult } from '../../platform/http/bind.ts'

const cardsEach = 12
const searchesEach = 8

type Who = { guestId: string; customerId: string | undefined }

/** Cards of what a customer bought, from the orders that staff chose (DATA-18 `recent_order_collection_type`). */
async function boughtCards(context: Context, customerId: string): Promise<string[]> {
  const { recent_order_collection_type: from } = await flagsOf(context)
  if (from !== 'ordered' && from !== 'delivered') return []
  return cardsOf(context, await selectBought(context.db, customerId, from, cardsEach))
}

/** What one visitor finds on the shop home and in the account (DATA-12): never part of a shared page. */
export async function showForYou(
  context: Context,
  { guestId, customerId }: Who,
): Promise<HandlerResult<'getForYou'>> {
  const [viewed, bought, interests, recent, top] = await Promise.all([
    recentCards(context, guestId),
    customerId === undefined ? [] : boughtCards(context, customerId),
    customerId === undefined
      ? '[]'
      : interestsOf(context.db, customerId).then((keys) => interestShelves(context, keys)),
    recentSearches(context, guestId),
    topSearches(context),
  ])
  const searches = asciiJson({
    recent_searches: recent.slice(0, searchesEach),
    top_searches: top.slice(0, searchesEach),
  })
  return ok(
    new RawAnswer(
      `{"success":true,"recently_viewed":[${viewed.slice(0, cardsEach).join()}],"buy_again":[${bought.join()}],"interests":${interests},${searches.slice(1)}`,
    ),
  )
}
