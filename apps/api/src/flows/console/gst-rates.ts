import type { Answer, Body, Query } from '@upchar/contract/schema/endpoints'
import type { GstTag } from '@upchar/kernel/gst-rates'
import { ok } from '@upchar/kernel/result'
import {
  gstHeading,
  gstRatesForStaff,
  previewGstChange,
  setGstRate,
  withdrawGstRate,
  type GstRateForStaff,
} from '../../modules/catalogue/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

async function withNames(
  { db }: Context,
  rates: readonly GstRateForStaff[],
): Promise<Answer<'staffListGstRates'>['rates']> {
  const names = await staffNames(
    db,
    rates.map(({ changedBy }) => changedBy),
  )
  return rates.map(({ changedBy, ...rate }) => ({
    ...rate,
    changed_by: names.get(changedBy ?? '') ?? null,
  }))
}

/** The dated GST rates (CART-23). */
export async function listGstRates(
  context: Context,
  query: Query<'staffListGstRates'>,
): Promise<HandlerResult<'staffListGstRates'>> {
  const { today, rates, states, count } = await gstRatesForStaff(context, query)
  return ok({
    success: true,
    today,
    rates: await withNames(context, rates),
    states,
    ...counted(count),
  })
}

/** The rates of one HSN. */
export async function showGstHeading(
  context: Context,
  of: { hsn: string; tag: GstTag | null | undefined },
): Promise<HandlerResult<'staffGetGstHeading'>> {
  const { today, heading } = await gstHeading(context, of)
  const rates = await withNames(context, heading.rates)
  return ok({ success: true, today, heading: { ...heading, rates } })
}

/** What a new rate would change. */
export async function previewGstRate(
  context: Context,
  hsn: string,
  query: Query<'staffPreviewGstRate'>,
): Promise<HandlerResult<'staffPreviewGstRate'>> {
  const preview = await previewGstChange(context, hsn, query)
  return preview.ok ? ok({ success: true, ...preview.value }) : preview
}

/** Sets a rate from a day on. */
export async function changeGstRate(
  context: Context,
  { staffId }: StaffCaller,
  hsn: string,
  body: Body<'staffSetGstRate'>,
): Promise<HandlerResult<'staffSetGstRate'>> {
  const set = await setGstRate(context, staffId, hsn, body)
  return set.ok ? showGstHeading(context, { hsn, tag: body.tag }) : set
}

/** Withdraws a planned rate. */
export async function withdrawRate(
  context: Context,
  { staffId }: StaffCaller,
  hsn: string,
  body: Body<'staffWithdrawGstRate'>,
): Promise<HandlerResult<'staffWithdrawGstRate'>> {
  const withdrawn = await withdrawGstRate(context, staffId, hsn, body)
  return withdrawn.ok ? showGstHeading(context, { hsn, tag: body.tag }) : withdrawn
}
