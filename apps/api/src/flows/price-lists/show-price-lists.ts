import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { istDate } from '@upchar/kernel/dates'
import { wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { gstTableOf } from '../../modules/catalogue/index.ts'
import {
  datedState,
  dayProblems,
  listDates,
  mayHaveList,
  ownPriceWords,
} from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { listInvalid, listMissing } from './errors.ts'
import { judgeRows, rowView } from './judge-rows.ts'
import { selectLists, selectRows } from './store.ts'

type View = Answer<'staffListPriceLists'>['lists'][number]

async function viewsOf({ db, clock }: Context, id?: string): Promise<View[]> {
  const at = clock.now()
  const rows = await selectLists(db, { at, ...(id !== undefined && { id }) })
  const names = await staffNames(
    db,
    rows.map(({ madeBy }) => madeBy),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    business_types: row.businessTypes,
    valid_from: row.validFrom.toISOString(),
    valid_to: row.validTo?.toISOString() ?? null,
    state: datedState(row, at),
    goods: row.goods,
    reason: row.reason,
    made_by: names.get(row.madeBy) ?? null,
    made_at: row.madeAt.toISOString(),
  }))
}

const typesWithLists = BUSINESS_TYPES.filter(({ id }) => mayHaveList(id))

/** Every price list (OPS-04). */
export async function listPriceLists(
  context: Context,
): Promise<HandlerResult<'staffListPriceLists'>> {
  // First, so that a change in between is noticed when a list is set.
  const revision = await listDates.revision(context.db, undefined)
  return ok({
    success: true,
    lists: await viewsOf(context),
    types: typesWithLists.map(({ id, name }) => ({ id, name })),
    revision,
  })
}

/** A list with its rows, judged as on its first day, or today where it runs. */
export async function showPriceList(
  context: Context,
  id: string,
): Promise<HandlerResult<'staffGetPriceList'>> {
  const { db, clock } = context
  const revision = await listDates.revision(db, undefined)
  const [list] = await viewsOf(context, id)
  if (list === undefined) return listMissing()
  const today = istDate(clock.now())
  const begins = istDate(new Date(list.valid_from))
  const rows = await judgeRows(db, await selectRows(db, id), {
    gst: await gstTableOf(context),
    day: begins > today ? begins : today,
    today,
  })
  return ok({ success: true, list, rows: rows.map(rowView), revision })
}

/** Private buyers prove no business, and each type counts once. */
export function typeProblems(types: readonly number[]): { field: string; message: string }[] {
  const known = types.every((type) => typesWithLists.some(({ id }) => id === type))
  if (!known)
    return [
      { field: 'business_types', message: 'Private buyers prove no business: leave them out' },
    ]
  return new Set(types).size === types.length
    ? []
    : [{ field: 'business_types', message: 'Name each business type once' }]
}

/** What a list would show and refuse; writes nothing. */
export async function previewPriceList(
  context: Context,
  { business_types: types, first_day: day, rows }: Body<'staffPreviewPriceList'>,
): Promise<HandlerResult<'staffPreviewPriceList'>> {
  const today = istDate(context.clock.now())
  const problems = [
    ...typeProblems(types),
    ...dayProblems({ first_day: day, last_day: null }, today),
  ]
  if (problems.length > 0) return listInvalid(problems)
  const judged = await judgeRows(
    context.db,
    rows.map(({ sku, price }) => ({ sku, pricePaise: wireToPaise(price) })),
    { gst: await gstTableOf(context), day, today },
  )
  return ok({
    success: true,
    rows: judged.map(rowView),
    words: typesWithLists.filter(({ id }) => types.includes(id)).map(({ id }) => ownPriceWords(id)),
  })
}

/** A list that was just written. */
export async function showWritten(context: Context, id: string) {
  const [list] = await viewsOf(context, id)
  if (list === undefined) throw new Error('a price list that was just written is gone')
  return ok({ success: true as const, list })
}
