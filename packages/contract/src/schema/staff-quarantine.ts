import { QUARANTINE_OUTCOMES } from '@upchar/kernel/quarantine'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cancelKey } from './order-cancels.ts'
import { changedMeanwhile, counted, paging, staffRefusals, staffText } from './staff.ts'

/** Pieces of a batch in quarantine. */
const lot = z
  .object({
    lot: z.int(),
    sku_id: z.string(),
    title: z.string(),
    seller: z.string(),
    warehouse: z.string(),
    batch: z.string(),
    expires_on: z.string().nullable(),
    quantity: z.int(),
    since: z.iso.datetime(),
    /** The returns that brought them, oldest first. */
    returns: z.array(z.object({ id: z.string(), number: z.string() })),
    /** The recalls that brought them, oldest first. */
    recalls: z.array(z.int()),
    /** They may be sold again: no medicine, vaccine or cold-chain goods, not expired and not recalled. */
    may_release: z.boolean(),
  })
  .meta({ id: 'QuarantinedLot' })

export const staffListQuarantine = endpoint({
  summary:
    'Returned and recalled goods in quarantine, longest first: never sold until somebody decides (RET-02)',
  tag: 'staff orders',
  query: z.object(paging),
  answer: z.object({ success: z.literal(true), lots: z.array(lot), ...counted }),
  refusals: staffRefusals,
})

export const staffTakeFromQuarantine = endpoint({
  summary:
    'Takes pieces out of quarantine: into stock again, destroyed, or back to the seller; with a reason (RET-02)',
  tag: 'staff orders',
  params: z.object({ lot: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.object({
    outcome: z.enum(QUARANTINE_OUTCOMES),
    quantity: z.int32().min(1).max(1_000_000),
    /** `quantity` of the row that was read. */
    seen: z.int32().min(1),
    /** For the record. */
    reason: staffText(300).min(3, 'Enter a reason, for the record'),
    request_key: cancelKey,
  }),
  /** `lot` null: nothing of it is left in quarantine. */
  answer: z.object({ success: z.literal(true), lot: lot.nullable() }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    { code: 'lot_unknown', status: 404, means: 'Nothing of this batch is in quarantine' },
    { code: 'quantity_wrong', status: 400, means: 'More than is in quarantine' },
    { code: 'not_releasable', status: 409, means: 'These goods may not be sold again' },
  ],
})
