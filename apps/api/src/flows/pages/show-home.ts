import { ok } from '@upchar/kernel/result'
import { countServedPincodes } from '../../modules/availability/index.ts'
import { asciiJson, catalogueOf, homeParts } from '../../modules/catalogue/index.ts'
import { homeBanners } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import { RawAnswer, type HandlerResult } from '../../platform/http/bind.ts'

type Kept = { stamp: number; minute: number; answer: RawAnswer }
const kept = new WeakMap<Context, Kept>()

const plain = ({ name, href, count }: { name: string; href: string; count: number }) => ({
  name,
  href,
  count,
})

/**
 * The shop home (ROUTE-01, DATA-12). Cached per minute and catalogue change: offers begin and end
 * by the minute.
 */
export async function showHome(context: Context): Promise<HandlerResult<'getShopHome'>> {
  const minute = Math.floor(context.clock.now().getTime() / 60_000)
  const { stamp } = await catalogueOf(context)
  const known = kept.get(context)
  if (known?.stamp === stamp && known.minute === minute) return ok(known.answer)
  const [parts, banners, pincodes] = await Promise.all([
    homeParts(context),
    homeBanners(context.db, context.clock.now()),
    countServedPincodes(context),
  ])
  // A department without goods is advertised to nobody; its banner comes with the first of them.
  const empty = new Set(parts.businesses.filter(({ count }) => count === 0).map(({ href }) => href))
  const head = asciiJson({
    success: true,
    business_categories: parts.businesses,
    banners: banners.filter(({ href }) => !empty.has(href)),
    procedures: parts.procedures.map(plain),
    specialities: parts.specialities.map(plain),
    brands: parts.brands.map(plain),
    counts: { products: parts.products, sellers: parts.sellers, pincodes },
  })
  const answer = new RawAnswer(`${head.slice(0, -1)},"rows":${parts.rows}}`)
  kept.set(context, { stamp, minute, answer })
  return ok(answer)
}
