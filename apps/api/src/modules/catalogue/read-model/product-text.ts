import type { Context } from '../../../platform/context.ts'
import { campaignTextOf } from '../listing/cards.ts'
import { catalogueMemory } from '../memory/catalogue-memory.ts'
import { withCampaign } from '../landing/campaigns.ts'
import { selectDetail } from '../store/texts.ts'

/** The text begins with the id. */
const idIn = /^\{"product_group_id":(\d+),/

/**
 * A product page's JSON text (contract type ProductDetail) with its running campaign: from memory,
 * or by one statement.
 */
export async function productText(
  context: Context,
  slug: string,
): Promise<{ groupId: number; text: string } | undefined> {
  const memory = catalogueMemory(context)
  const mark = memory.details.mark()
  const kept = memory.details.get(slug)
  const text = kept ?? (await selectDetail(context.db, slug))
  if (text === undefined) return undefined
  if (kept === undefined) memory.details.put(slug, text, mark)
  const groupId = Number(idIn.exec(text)?.[1])
  return { groupId, text: withCampaign(text, campaignTextOf(context, await memory.get(), groupId)) }
}
