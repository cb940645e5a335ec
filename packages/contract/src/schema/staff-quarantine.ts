import { QUARANTINE_OUTCOMES } from '@upchar/kernel/quarantine'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cancelKey } from './order-cancels.ts'
import { changedMeanwhile, counted, paging, staffRefusals, staffText, who } from './staff.ts'

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
    /** Pieces that a member asks to sell again, and another accepts or declines; null: none. */
    release: z
      .object({
        id: z.uuid(),
        quantity: z.int(),
        reason: z.string(),
        asked_by: who.nullable(),
        asked_at: z.iso.datetime(),
        /** From when who asked may accept it, because nobody else can; null: somebody else can. */
        alone_from: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'QuarantinedLot' })

export const staffListQuarantine = endpoint({
  summary:
    'Returned and recalled goods in quarantine, those with a release to decide first, then longest first (RET-02)',
  tag: 'staff orders',
  query: z.object(paging),
  answer: z.object({
    success: z.literal(true),
    lots: z.array(lot),
    /** Lots with a release that waits for a second member. */
    releases_waiting: z.int(),
    ...counted,
  }),
  refusals: staffRefusals,
})

const params = z.object({ lot: z.coerce.number().int().min(1).max(2_147_483_647) })
const lotUnknown = {
  code: 'lot_unknown',
  status: 404,
  means: 'Nothing of this batch is in quarantine',
} as const
const notReleasable = {
  code: 'not_releasable',
  status: 409,
  means: 'These goods may not be sold again',
} as const

export const staffTakeFromQuarantine = endpoint({
  summary:
    'Takes pieces out of quarantine: destroyed, or back to the seller; or asks that they are sold again, which a second member accepts (RET-02)',
  tag: 'staff orders',
  params,
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
    lotUnknown,
    {
      code: 'quantity_wrong',
      status: 400,
      means: 'More than is in quarantine and waits for nobody',
    },
    notReleasable,
  ],
})

export const staffDecideRelease = endpoint({
  summary:
    'Accepts that pieces in quarantine are sold again, or declines it with a reason: a second member (RET-02)',
  tag: 'staff orders',
  params,
  body: z
    .object({
      /** `release.id` of the row that was read. */
      id: z.uuid(),
      accept: z.boolean(),
      /** Why it is declined, for the record. */
      reason: staffText(300).default(''),
    })
    .refine(({ accept, reason }) => accept || reason.length >= 3, {
      path: ['reason'],
      message: 'Enter a reason, for the record',
    }),
  /** `lot` null: nothing of it is left in quarantine. */
  answer: z.object({ success: z.literal(true), lot: lot.nullable() }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    lotUnknown,
    notReleasable,
    {
      code: 'second_person_needed',
      status: 409,
      means: 'Who asked to sell it again may not accept it, or not yet',
    },
  ],
})
