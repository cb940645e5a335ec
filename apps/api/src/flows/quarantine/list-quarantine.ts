import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import {
  countQuarantined,
  countReleases,
  findQuarantined,
  quarantineView,
  selectQuarantined,
  type Quarantined,
} from '../../modules/quarantine/index.ts'
import { aloneFrom, staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

type View = Answer<'staffListQuarantine'>['lots'][number]

async function viewsOf({ db, clock }: Context, held: readonly Quarantined[]): Promise<View[]> {
  const now = clock.now()
  const today = istDate(now)
  const names = await staffNames(
    db,
    held.flatMap(({ waiting }) => (waiting === null ? [] : [waiting.by])),
  )
  const views: View[] = []
  for (const one of held) {
    const { waiting } = one
    const first = waiting && { by: waiting.by, at: new Date(waiting.at) }
    views.push(
      quarantineView(one, today, {
        askedBy: names.get(waiting?.by ?? '') ?? null,
        aloneFrom: await aloneFrom(db, 'returns.decide', first, now),
      }),
    )
  }
  return views
}

/** Returned goods that nobody may sell until somebody decides (RET-02). */
export async function listQuarantine(
  context: Context,
  query: Query<'staffListQuarantine'>,
): Promise<HandlerResult<'staffListQuarantine'>> {
  const [held, count, releases] = await Promise.all([
    selectQuarantined(context.db, rowsOf(query)),
    countQuarantined(context.db),
    countReleases(context.db),
  ])
  return ok({
    success: true,
    lots: await viewsOf(context, held),
    releases_waiting: releases,
    ...counted(count),
  })
}

/** What is left of a lot after a change; null: nothing. */
export async function leftOf(context: Context, lotId: number): Promise<View | null> {
  const held = await findQuarantined(context.db, lotId)
  return held === undefined ? null : ((await viewsOf(context, [held]))[0] ?? null)
}
