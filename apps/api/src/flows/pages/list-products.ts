import type { Query } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { deliveryPlanFor, type DeliveryPlan } from '../../modules/availability/index.ts'
import { listProducts as listFromCatalogue } from '../../modules/catalogue/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import { searchGroups } from '../../modules/search/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/**
 * The most hits that are ranked, counted and paged. Larger totals are reported as a lower bound.
 */
const mostHits = 2000

const nowhere: DeliveryPlan = new Map()

/**
 * One page of a listing, or of search results when text is given. Stock and delivery dates are for
 * the visitor's pincode or else the shop's default (ADDR-06).
 */
export async function listProducts(
  context: Context,
  query: Query<'listProducts'>,
): Promise<HandlerResult<'listProducts'>> {
  const plan = await deliveryPlanFor(context, query.pincode ?? (await flagsOf(context)).pincode)
  if (plan === undefined && query.pincode !== undefined)
    return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const text = (query.search || query.advance_search || '').trim()
  const request = {
    filters: query.filters,
    sort: query.sort,
    page: query.page,
    limit: query.limit,
    plan: plan ?? nowhere,
  }
  if (text === '') return ok(await listFromCatalogue(context, request))
  return ok(
    await listFromCatalogue(context, {
      ...request,
      search: { text, hits: await searchGroups(context, { text, limit: mostHits }) },
    }),
  )
}
