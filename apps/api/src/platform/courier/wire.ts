import { z } from 'zod'
import type { CourierScan } from './port.ts'

const text = z.union([z.string(), z.number()]).transform(String)
const number = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int())

const update = z.object({
  awb: text,
  current_status: z.string().catch(''),
  current_status_id: number.optional().catch(undefined),
  shipment_status_id: number.optional().catch(undefined),
  current_timestamp: z.string().catch(''),
  scans: z
    .array(
      z.object({
        date: z.string(),
        activity: z.string().catch(''),
        location: z.string().catch(''),
        'sr-status': number.optional().catch(undefined),
      }),
    )
    .catch([]),
})

const india = '+05:30'

/** `24 11 2026 16:30:00` and `2026-11-24 16:30:00`, both in Indian time; undefined for anything else. */
export function readCourierTime(value: string): Date | undefined {
  const dayFirst = /^(\d\d) (\d\d) (\d{4}) (\d\d:\d\d:\d\d)$/.exec(value)
  const yearFirst = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(value)
  const iso = dayFirst
    ? `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}T${dayFirst[4]}`
    : yearFirst
      ? `${yearFirst[1]}-${yearFirst[2]}-${yearFirst[3]}T${yearFirst[4]}`
      : undefined
  if (iso === undefined) return undefined
  const at = new Date(`${iso}${india}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** `DD MM YYYY HH:mm:ss` in Indian time, as the courier writes it. */
export function writeCourierTime(at: Date): string {
  const local = new Date(at.getTime() + 330 * 60_000).toISOString()
  return `${local.slice(8, 10)} ${local.slice(5, 7)} ${local.slice(0, 4)} ${local.slice(11, 19)}`
}

/** The scans of an update: its list and its current status. Undefined for what is no update. */
export function readCourierUpdate(body: unknown): CourierScan[] | undefined {
  const parsed = update.safeParse(body)
  if (!parsed.success) return undefined
  const { awb, scans, ...current } = parsed.data
  const listed = scans.flatMap((scan) => {
    const at = readCourierTime(scan.date)
    const statusId = scan['sr-status']
    return at === undefined || statusId === undefined
      ? []
      : [{ awb, statusId, at, activity: scan.activity, location: scan.location }]
  })
  const at = readCourierTime(current.current_timestamp)
  const statusId = current.shipment_status_id ?? current.current_status_id
  if (at === undefined || statusId === undefined) return listed
  if (listed.some((scan) => scan.statusId === statusId && scan.at.getTime() === at.getTime()))
    return listed
  return [...listed, { awb, statusId, at, activity: current.current_status, location: '' }]
}
