import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { RawAnswer } from '../../../platform/http/bind.ts'
import { asciiJson } from '../read-model/ascii-json.ts'
import { cardTexts } from '../listing/cards.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { runningCampaigns } from './campaigns.ts'

const cardsEach = 24
const week = 7 * 86_400_000

/**
 * Running campaigns with their products, soonest end first. `endingSoon`: only those that end
 * within a week.
 */
export async function showCampaigns(
  context: Context,
  { endingSoon }: { endingSoon: boolean },
): Promise<Result<RawAnswer, never>> {
  const catalogue = await catalogueOf(context)
  const now = context.clock.now()
  const campaigns = runningCampaigns(catalogue.campaigns, now).filter(
    (campaign) => !endingSoon || campaign.endsAt.getTime() - now.getTime() <= week,
  )
  const shown = campaigns.map((campaign) =>
    campaign.groupIds.filter((id) => catalogue.index.ordinalOf(id) >= 0).slice(0, cardsEach),
  )
  const ids = [...new Set(shown.flat())]
  const texts = await cardTexts(context, catalogue, ids)
  const byId = new Map(
    texts.map((text) => [Number(/^\{"product_group_id":(\d+)/.exec(text)?.[1]), text]),
  )
  const parts = campaigns.map(({ slug, title, description, startsAt, endsAt }, i) => {
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
