import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staffRefusals, staffText, who } from './staff.ts'

const answer = z.object({
  success: z.literal(true),
  sellers: z.array(
    z
      .object({
        id: z.int(),
        trade_name: z.string(),
        legal_name: z.string(),
        gstin: z.string(),
        city: z.string(),
        state: z.string(),
        /** Orders with a parcel that hasn't left. */
        waiting_orders: z.int(),
        /** Null: it may sell. */
        suspension: z
          .object({
            at: z.iso.datetime(),
            by: who,
            reason: z.string(),
            /** From when who suspended it may lift it, because nobody else can; null: somebody else can. */
            alone_from: z.iso.datetime().nullable(),
          })
          .nullable(),
      })
      .meta({ id: 'StaffSeller' }),
  ),
})

const params = z.object({ id: z.coerce.number().pipe(z.int32().min(1)) })
const body = z.object({ reason: staffText(300).min(3, 'Say why: the seller reads it') })
const sellerUnknown = { code: 'seller_unknown', status: 404, means: 'No such seller' } as const

export const staffListSellers = endpoint({
  summary: 'Sellers, who of them is suspended, and how many of its orders still have to leave',
  tag: 'staff shop',
  answer,
  refusals: staffRefusals,
})

export const staffSuspendSeller = endpoint({
  summary:
    'Stops all new sales of a seller at once; its orders stand. The seller gets a mail. Idempotent (OPS-06)',
  tag: 'staff shop',
  params,
  body,
  answer,
  refusals: [...staffRefusals, sellerUnknown],
})

export const staffLiftSuspension = endpoint({
  summary:
    'Lets a suspended seller sell again, by somebody else than who suspended it; a day later by them, where nobody else can (OPS-06)',
  tag: 'staff shop',
  params,
  body,
  answer,
  refusals: [
    ...staffRefusals,
    sellerUnknown,
    { code: 'same_person', status: 409, means: 'Whoever suspended it may not lift it, or not yet' },
    { code: 'not_suspended', status: 409, means: 'It sells already' },
  ],
})
