import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fileUnknown, uploadRefusals } from './files.ts'
import { id, parcelUnknown, staffRefusals } from './staff.ts'

/** Files that show who took a parcel, oldest first. */
export const deliveryProofs = z.array(
  z.object({ id: z.string(), name: z.string(), kept_at: z.iso.datetime() }),
)

const params = z.object({ id })

export const staffKeepDeliveryProof = endpoint({
  summary:
    'Keeps a file that shows who took a delivered parcel, for the evidence file of its order: PDF, JPEG or PNG up to 5 MB, as multipart/form-data in the part "file"; the same file again changes nothing (ORDER-06)',
  tag: 'staff orders',
  params,
  answer: z.object({ success: z.literal(true), id: z.string(), name: z.string() }),
  refusals: [
    ...staffRefusals,
    ...uploadRefusals,
    parcelUnknown,
    { code: 'state_wrong', status: 409, means: 'The parcel isn’t delivered yet' },
  ],
})

export const staffOpenDeliveryProof = endpoint({
  summary: 'A proof of delivery. Each access is logged (ORDER-06)',
  tag: 'staff orders',
  params,
  answer: 'binary',
  refusals: [...staffRefusals, fileUnknown],
})

export const staffRemoveDeliveryProof = endpoint({
  summary: 'Removes a proof of delivery that was uploaded to the wrong parcel; audited (ORDER-06)',
  tag: 'staff orders',
  params,
  answer: z.object({ success: z.literal(true) }),
  refusals: [...staffRefusals, fileUnknown],
})
