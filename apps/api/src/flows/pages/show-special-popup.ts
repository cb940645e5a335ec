import { ok } from '@upchar/kernel/result'
import { catalogueOf } from '../../modules/catalogue/index.ts'
import { shownTexts, type Shown } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

type Announcement = Shown<'announcement'>

/** A campaign's announcement ends with the campaign, whatever its own dates; null: the campaign doesn't run. */
async function trueEnd(context: Context, one: Announcement, now: Date): Promise<Date | null> {
  const own = one.endsAt
  const slug = one.value.campaign
  if (slug === null) return own
  const campaign = (await catalogueOf(context)).campaigns.find((known) => known.slug === slug)
  if (campaign === undefined || campaign.startsAt > now || campaign.endsAt <= now) return null
  return own === null || campaign.endsAt < own ? campaign.endsAt : own
}

/** The announcement to every visitor, if there is one (UI-06): the one that started last. */
export async function showSpecialPopup(
  context: Context,
): Promise<HandlerResult<'getSpecialPopup'>> {
  const now = context.clock.now()
  const announcements = (await shownTexts(context.db, 'announcement', now)).toSorted(
    (a, b) => b.startsAt.getTime() - a.startsAt.getTime(),
  )
  for (const one of announcements) {
    const { title, text, link, campaign } = one.value
    // oxlint-disable-next-line no-await-in-loop -- the catalogue is in memory
    const until = await trueEnd(context, one, now)
    if (until === null) continue
    return ok({
      success: true,
      // Only a campaign's end interests visitors; an announcement's own does not.
      popup: {
        id: one.id,
        title,
        text,
        link,
        ends_at: campaign === null ? null : until.toISOString(),
      },
    })
  }
  return ok({ success: true, popup: null })
}
