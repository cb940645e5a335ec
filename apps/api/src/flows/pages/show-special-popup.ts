import { ok } from '@upchar/kernel/result'
import { catalogueOf } from '../../modules/catalogue/index.ts'
import { selectAnnouncements, type Announcement } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

type Shown = Announcement & { until: Date }

/** A campaign's announcement ends with the campaign, whatever its own dates. */
async function trueNow(context: Context, one: Announcement, now: Date): Promise<Shown[]> {
  if (one.campaignSlug === null) return [{ ...one, until: one.endsAt }]
  const campaign = (await catalogueOf(context)).campaigns.find(
    ({ slug }) => slug === one.campaignSlug,
  )
  if (campaign === undefined || campaign.startsAt > now || campaign.endsAt <= now) return []
  return [{ ...one, until: campaign.endsAt < one.endsAt ? campaign.endsAt : one.endsAt }]
}

/** The announcement to every visitor, if there is one (UI-06). */
export async function showSpecialPopup(
  context: Context,
): Promise<HandlerResult<'getSpecialPopup'>> {
  const now = context.clock.now()
  const announcements = await selectAnnouncements(context.db, now)
  const [shown] = (await Promise.all(announcements.map((one) => trueNow(context, one, now)))).flat()
  if (shown === undefined) return ok({ success: true, popup: null })
  const { id, title, text, actionName, actionHref, campaignSlug, until } = shown
  return ok({
    success: true,
    popup: {
      id,
      title,
      text,
      link:
        actionName === null || actionHref === null ? null : { name: actionName, href: actionHref },
      // Only a campaign's end interests visitors; an announcement's own does not.
      ends_at: campaignSlug === null ? null : until.toISOString(),
    },
  })
}
