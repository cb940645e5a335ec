import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { RawAnswer } from '../../platform/http/bind.ts'
import { asciiJson } from './ascii-json.ts'
import { cardTexts } from './cards.ts'
import { catalogueOf } from './catalogue-memory.ts'
import { runningOffers } from './offers.ts'

const cardsEach = 24
const week = 7 * 86_400_000

/** Offers running now with their products; those that end first in front. `endingSoon`: the limited-time ones, within a week. */
export async function showOffers(
  context: Context,
  { endingSoon }: { endingSoon: boolean },
): Promise<Result<RawAnswer, never>> {
  const catalogue = await catalogueOf(context)
  const now = context.clock.now()
  const offers = runningOffers(catalogue.offers, now).filter(
    (offer) => !endingSoon || offer.endsAt.getTime() - now.getTime() <= week,
  )
  const shown = offers.map((offer) =>
    offer.groupIds.filter((id) => catalogue.index.ordinalOf(id) >= 0).slice(0, cardsEach),
  )
  const ids = [...new Set(shown.flat())]
  const texts = await cardTexts(context, catalogue, ids)
  const byId = new Map(
    texts.map((text) => [Number(/^\{"product_group_id":(\d+)/.exec(text)?.[1]), text]),
  )
  const parts = offers.map(({ slug, title, description, startsAt, endsAt }, i) => {
    const head = asciiJson({
      slug,
      title,
      description,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })
    return `${head.slice(0, -1)},"products":[${(shown[i] ?? []).flatMap((id) => byId.get(id) ?? []).join()}]}`
  })
  return ok(new RawAnswer(`{"success":true,"offers":[${parts.join()}]}`))
}
