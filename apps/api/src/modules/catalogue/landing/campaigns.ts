import { mayPromote } from '@upchar/kernel/buying-rules'
import type { Handle } from '../../../platform/db/database.ts'
import { asciiJson } from '../read-model/ascii-json.ts'
import { selectCampaignGroups, selectCampaigns } from '../store/references.ts'

export type Campaign = {
  slug: string
  title: string
  description: string
  startsAt: Date
  endsAt: Date
  groupIds: readonly number[]
}

/** Campaigns with their groups, soonest end first; goods that may not be promoted are in none. */
export async function loadCampaigns(handle: Handle): Promise<Campaign[]> {
  const [campaigns, members] = await Promise.all([
    selectCampaigns(handle),
    selectCampaignGroups(handle),
  ])
  const groups = new Map<string, number[]>()
  for (const { campaignSlug, groupId, productClass } of members)
    if (mayPromote(productClass))
      groups.set(campaignSlug, [...(groups.get(campaignSlug) ?? []), groupId])
  return campaigns.map((campaign) => ({ ...campaign, groupIds: groups.get(campaign.slug) ?? [] }))
}

/** The campaigns running at a moment: never before their start or after their end (ROUTE-10, ENGAGE-09). */
export const runningCampaigns = (campaigns: readonly Campaign[], now: Date): Campaign[] =>
  campaigns.filter((campaign) => campaign.startsAt <= now && now < campaign.endsAt)

/** A card's campaign as JSON text: of several the one that ends first. */
export function campaignTexts(running: readonly Campaign[]): Map<number, string> {
  const texts = new Map<number, string>()
  for (const { slug, title, endsAt, groupIds } of running) {
    const text = asciiJson({ slug, title, ends_at: endsAt.toISOString() })
    for (const id of groupIds) if (!texts.has(id)) texts.set(id, text)
  }
  return texts
}

const emptyEnd = 'null}'

/** Inserts the campaign: the text's last member is its null placeholder. */
export const withCampaign = (text: string, campaign: string | undefined): string =>
  campaign === undefined ? text : `${text.slice(0, -emptyEnd.length)}${campaign}}`
