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

/** Campaigns with their groups, those that end first in front. */
export async function loadCampaigns(handle: Handle): Promise<Campaign[]> {
  const [campaigns, members] = await Promise.all([
    selectCampaigns(handle),
    selectCampaignGroups(handle),
  ])
  const groups = new Map<string, number[]>()
  for (const { campaignSlug, groupId } of members)
    groups.set(campaignSlug, [...(groups.get(campaignSlug) ?? []), groupId])
  return campaigns.map((campaign) => ({ ...campaign, groupIds: groups.get(campaign.slug) ?? [] }))
}

/** Those that run at a moment: a campaign is never shown before it starts or after its end (ROUTE-10). */
export const runningCampaigns = (campaigns: readonly Campaign[], now: Date): Campaign[] =>
  campaigns.filter((campaign) => campaign.startsAt <= now && now < campaign.endsAt)

/** The campaign on a card: of several the one that ends first. As JSON text. */
export function campaignTexts(running: readonly Campaign[]): Map<number, string> {
  const texts = new Map<number, string>()
  for (const { slug, title, endsAt, groupIds } of running) {
    const text = asciiJson({ slug, title, ends_at: endsAt.toISOString() })
    for (const id of groupIds) if (!texts.has(id)) texts.set(id, text)
  }
  return texts
}

const emptyEnd = 'null}'

/** Fills the campaign in: it is the last member of the text and stands there as null. */
export const withCampaign = (text: string, campaign: string | undefined): string =>
  campaign === undefined ? text : `${text.slice(0, -emptyEnd.length)}${campaign}}`
