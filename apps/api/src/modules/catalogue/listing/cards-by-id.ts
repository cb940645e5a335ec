import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { cardTexts } from './cards.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { readyPlan, stockText } from './stock-texts.ts'
import type { WarehousePlan } from '../read-model/warehouse-plan.ts'

type StockAt = Answer<'listProducts'>['stock'][string]

/** Filters product groups by whether they are on sale now. */
export async function isOnSale(context: Context): Promise<(groupId: number) => boolean> {
  const { index } = await catalogueOf(context)
  return (groupId) => index.ordinalOf(groupId) >= 0
}

/**
 * Cards of groups as JSON texts (contract type ProductCard), in the order requested, without groups
 * off sale.
 */
export async function cardsOf(context: Context, groupIds: readonly number[]): Promise<string[]> {
  const catalogue = await catalogueOf(context)
  return cardTexts(
    context,
    catalogue,
    groupIds.filter((id) => catalogue.index.ordinalOf(id) >= 0),
  )
}

/** A group's stock text for the delivery plan. */
export async function stockOfGroup(
  context: Context,
  groupId: number,
  plan: WarehousePlan,
): Promise<StockAt> {
  return JSON.parse(
    stockText((await catalogueOf(context)).index, groupId, readyPlan(plan)),
  ) as StockAt
}
