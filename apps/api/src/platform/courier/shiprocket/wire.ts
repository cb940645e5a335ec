import { z } from 'zod'
import { readCourierTime } from '../wire.ts'
import type { CourierRate, CourierScan, FoundBooking } from '../port.ts'

/** Ids come as numbers or text, depending on the call. */
const id = z.union([z.string().min(1), z.number()]).transform(String)
const amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
])
/** Rates have up to four decimals: a float of rupees, rounded to the paisa once. */
const paise = amount
  .pipe(z.number().min(0).max(1_000_000))
  .transform((rupees) => Math.round(rupees * 100))
const text = z.union([z.string(), z.number()]).transform(String)

export const loginReply = z.object({ token: z.string().min(1) })

const days = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0))

export const ratesReply = z
  .object({
    data: z.object({
      available_courier_companies: z.array(
        z.object({
          courier_company_id: z.int(),
          courier_name: z.string().min(1),
          rate: paise,
          estimated_delivery_days: days.nullable().catch(null),
          rating: amount.pipe(z.number().min(0).max(5)).nullable().catch(null),
        }),
      ),
    }),
  })
  .transform(({ data }): CourierRate[] =>
    data.available_courier_companies.map((one) => ({
      courierId: one.courier_company_id,
      name: one.courier_name,
      costPaise: one.rate,
      days: one.estimated_delivery_days,
      rating: one.rating,
    })),
  )

export const createReply = z
  .object({ order_id: id, shipment_id: id })
  .transform((told) => ({ orderId: told.order_id, shipmentId: told.shipment_id }))

export const assignReply = z.object({
  awb_assign_status: z.union([z.literal(1), z.literal(true)]),
  response: z.object({
    data: z.object({ awb_code: text.pipe(z.string().min(1)), courier_name: z.string() }),
  }),
})

const cancelled = /^cancel+ed|^cancellation/i

/** Orders that a search has found; only one whose own number is exactly ours counts. */
export const ordersReply = z
  .object({
    data: z.array(
      z.object({
        id,
        channel_order_id: text,
        status: z.string().catch(''),
        shipments: z
          .array(
            z.object({
              id,
              awb: text.nullable().catch(null),
              courier: z.string().nullable().catch(null),
            }),
          )
          .min(1),
      }),
    ),
  })
  .transform(({ data }) => (reference: string): FoundBooking | undefined => {
    const order = data.find((one) => one.channel_order_id === reference)
    const shipment = order?.shipments[0]
    if (order === undefined || shipment === undefined) return undefined
    return {
      orderId: order.id,
      shipmentId: shipment.id,
      awb: shipment.awb === '' ? null : shipment.awb,
      courier: shipment.courier ?? '',
      isCancelled: cancelled.test(order.status),
    }
  })

export const pickupReply = z
  .object({
    pickup_status: z.union([z.literal(1), z.literal(true)]),
    response: z.object({ pickup_scheduled_date: z.string().catch('') }),
  })
  .transform(({ response }) => response.pickup_scheduled_date)

export const labelReply = z.object({ label_url: z.url() }).transform((told) => told.label_url)
export const manifestReply = z
  .object({ manifest_url: z.url() })
  .transform((told) => told.manifest_url)
export const anyReply = z.unknown()

export const trackReply = z
  .object({
    tracking_data: z.object({
      shipment_track_activities: z
        .array(
          z.object({
            date: z.string(),
            activity: z.string().catch(''),
            location: z.string().catch(''),
            'sr-status': z
              .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
              .pipe(z.int())
              .optional()
              .catch(undefined),
          }),
        )
        .nullable()
        .catch(null),
    }),
  })
  .transform(
    ({ tracking_data: told }) =>
      (awb: string): CourierScan[] =>
        (told.shipment_track_activities ?? [])
          .flatMap(({ date, activity, location, 'sr-status': statusId }) => {
            const at = readCourierTime(date)
            return at === undefined || statusId === undefined
              ? []
              : [{ awb, statusId, at, activity, location }]
          })
          // The latest stands first there; states follow scans in the order of time.
          .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  )

const message = z
  .object({ message: z.string() })
  .or(
    z
      .object({ response: z.object({ data: z.object({ awb_assign_error: z.string() }) }) })
      .transform(({ response }) => ({ message: response.data.awb_assign_error })),
  )

/** What the courier says about a refusal. */
export const messageOf = (answer: unknown): string => {
  const parsed = message.safeParse(answer)
  return parsed.success ? parsed.data.message.slice(0, 200) : 'no message'
}
