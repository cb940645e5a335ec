import { plural } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { serviceReport } from '../service-report.ts'
import { outOf, type Days, type ReportWords } from './words.ts'

/** The totals of the service report. */
export async function serviceWords(context: Context, { from, until }: Days): Promise<ReportWords> {
  const made = await serviceReport(context, { from, to: until })
  if (!made.ok) throw new Error(made.error.message)
  const { total, returns, kyc } = made.value
  const due = total.on_time + total.late
  const asked = returns.reduce((sum, row) => sum + row.returns, 0)
  const often = returns[0]
  return {
    isEmpty: due + total.waiting + total.units + asked + kyc.decided === 0,
    path: `/console/reports/service?from=${from}&to=${until}`,
    lines: [
      due === 0
        ? 'No parcel was due.'
        : `Parcels in time: ${outOf(total.on_time, due)}. Of the late ones ${plural(total.left_late, 'was', 'were')} handed over after the promised day.`,
      total.units === 0
        ? 'Nothing was ordered.'
        : `Packs supplied: ${outOf(total.units - total.not_supplied, total.units)}. ${plural(total.returned, 'pack')} came back.`,
      often === undefined
        ? 'Nobody asked for a return.'
        : `${plural(asked, 'return')} asked for; most often: ${often.reason} (${often.returns}).`,
      kyc.median_hours === null
        ? 'No KYC was decided.'
        : `${plural(kyc.decided, 'KYC application')} decided, half of them within ${kyc.median_hours} hours.`,
    ],
  }
}
