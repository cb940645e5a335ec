import { COST_FILE_LONGEST, MAX_COST_PAISE } from '@upchar/kernel/margins'
import { z } from 'zod'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { counted, paging, staffLine, staffRefusals, staffText } from './staff.ts'

const basisPoints = z.int().meta({ description: 'Hundredths of a percent' })

const offer = z
  .object({
    sku,
    title: z.string(),
    option_label: z.string(),
    seller: z.string(),
    /** The shop’s own goods: no commission is charged. */
    is_own: z.boolean(),
    /** With GST; null: on request. */
    price: rupees.nullable(),
    /** Without GST, as all that follows; null: the price is on request, or no GST rate is known. */
    net: rupees.nullable(),
    commission: rupees.nullable(),
    cost: rupees.nullable(),
    cost_from: z.iso.date().nullable(),
    /** The next cost that is recorded; its `cost` null: none from then on. */
    next: z.object({ cost: rupees.nullable(), valid_from: z.iso.date() }).nullable(),
    /** What the shop keeps: of its own goods the price less the cost, of a seller’s the commission. */
    margin: rupees.nullable(),
    margin_bp: basisPoints.nullable(),
    /** What a seller keeps after commission and cost. */
    seller_keeps: rupees.nullable(),
    is_loss: z.boolean(),
  })
  .meta({ id: 'StaffCost' })

export const staffListCosts = endpoint({
  summary: 'What goods cost and what their prices leave (OPS-04)',
  tag: 'staff shop',
  query: z.object({
    q: staffText(120).default(''),
    state: z.enum(['recorded', 'missing', 'loss']).optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    today: z.iso.date(),
    offers: z.array(offer),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetProductMargins = endpoint({
  summary: 'What the margins of a product’s variants are reckoned with; the stored ones alone',
  tag: 'staff shop',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  answer: z.object({
    success: z.literal(true),
    variants: z.array(
      z.object({
        sku,
        gst_bp: basisPoints,
        /** The rate of pieces up to a value without GST. */
        cheap_gst: z.object({ most: rupees, gst_bp: basisPoints }).nullable(),
        /** null: the shop’s own goods. */
        commission_bp: basisPoints.nullable(),
        cost: rupees.nullable(),
        cost_from: z.iso.date().nullable(),
      }),
    ),
  }),
  refusals: staffRefusals,
})

export const staffSetCost = endpoint({
  summary: 'Records what a pack costs from a day on; the answer says what its price leaves',
  tag: 'staff shop',
  body: z.object({
    sku,
    /** Of one pack, without GST; null: none is known from that day on. */
    cost: setRupees
      .positive()
      .max(MAX_COST_PAISE / 100)
      .nullable(),
    valid_from: z.iso.date(),
  }),
  answer: z.object({ success: z.literal(true), offer }),
  refusals: [
    ...staffRefusals,
    {
      code: 'cost_invalid',
      status: 400,
      means: 'The goods, the cost or the day don’t fit; the message says why',
    },
  ],
})

export const staffImportCosts = endpoint({
  summary: 'Records the costs of a file, all or none; the same file again changes nothing',
  tag: 'staff shop',
  body: z.object({
    file_name: staffLine(120).min(1),
    /** CSV with a heading line: SKU, Cost, From. */
    text: z.string().min(1, 'The file is empty').max(COST_FILE_LONGEST, 'The file is too large'),
  }),
  answer: z.object({
    success: z.literal(true),
    recorded: z.int(),
    /** Lines that say what stands already. */
    unchanged: z.int(),
    /** Lines whose goods are sold at a loss at this cost, and the first of their SKUs. */
    losses: z.int(),
    losing: z.array(sku),
  }),
  refusals: [
    ...staffRefusals,
    {
      code: 'cost_file_unreadable',
      status: 400,
      means: 'The file isn’t a list of costs; `fields` names the first lines that don’t fit',
    },
  ],
})
