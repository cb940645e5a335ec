import type { Context } from '../../../platform/context.ts'
import type { Catalogue } from '../memory/catalogue.ts'
import { catalogueMemory } from '../memory/catalogue-memory.ts'
import { campaignTexts, runningCampaigns, withCampaign } from '../landing/campaigns.ts'
import { selectCards } from '../store/texts.ts'

type Kept = { stamp: number; until: number; texts: Map<number, string> }
const kept = new WeakMap<Context, Kept>()

/** Campaign texts by group; rebuilt when the catalogue changes or a campaign starts or ends. */
function campaignsNow(context: Context, catalogue: Catalogue): Map<number, string> {
  const now = context.clock.now()
  const known = kept.get(context)
  // A clock set back (in tests) must not see later campaigns: `until` alone would not notice.
  if (
    known?.stamp === catalogue.stamp &&
    now.getTime() < known.until &&
    now.getTime() >= known.until - 60_000
  )
    return known.texts
  const edges = catalogue.campaigns
    .flatMap((campaign) => [campaign.startsAt.getTime(), campaign.endsAt.getTime()])
    .filter((edge) => edge > now.getTime())
  const fresh = {
    stamp: catalogue.stamp,
    until: Math.min(now.getTime() + 60_000, ...edges),
    texts: campaignTexts(runningCampaigns(catalogue.campaigns, now)),
  }
  kept.set(context, fresh)
  return fresh.texts
}

export const campaignTextOf = (
  context: Context,
  catalogue: Catalogue,
  groupId: number,
): string | undefined => campaignsNow(context, catalogue).get(groupId)

/**
 * Cards as JSON texts with running campaigns, by group: from memory, the rest by one statement. Omits
 * groups that have gone off sale.
 */
export async function cardTextsById(
  context: Context,
  catalogue: Catalogue,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const memory = catalogueMemory(context)
  const campaigns = campaignsNow(context, catalogue)
  const texts = new Map<number, string>()
  const put = (id: number, card: string) => texts.set(id, withCampaign(card, campaigns.get(id)))
  const missing: number[] = []
  for (const id of groupIds) {
    const text = memory.cards.get(id)
    if (text === undefined) missing.push(id)
    else put(id, text)
  }
  if (missing.length === 0) return texts
  const mark = memory.cards.mark()
  const rows = await selectCards(context.db, missing)
  for (const { id, card } of rows) {
    put(id, card)
    memory.cards.put(id, card, mark)
  }
  if (rows.length < missing.length) memory.distrust()
  return texts
}

/** The same in the order requested. */
export async function cardTexts(
  context: Context,
  catalogue: Catalogue,
  groupIds: readonly number[],
): Promise<string[]> {
  const texts = await cardTextsById(context, catalogue, groupIds)
  return groupIds.flatMap((id) => texts.get(id) ?? [])
}
