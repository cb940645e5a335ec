import { z } from 'zod'
import { LONGEST_PAD_TEXT, LONGEST_UNREAD, MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { tooMany } from './auth.ts'
import { addedLines, cartRefusals, readBody, shelfLifeMonths } from './cart.ts'
import { cart } from './cart-view.ts'
import { asciiLine, guestId, pincode, rupees, sku, stockAt } from './common.ts'
import { endpoint } from './endpoint.ts'
import { uploadRefusals } from './files.ts'
import { buying } from './product-shapes.ts'

const text = z.string().trim().min(1).max(LONGEST_PAD_TEXT)
const quantity = z.int().min(1).max(1_000_000)
const padLine = z.object({ text, quantity })

const choice = z
  .object({
    sku_id: sku,
    title: z.string(),
    /** The chosen variant, such as "Size: M"; empty where there is one only. */
    option: z.string(),
    slug: z.string(),
    brand: z.string(),
    /** Pieces in a pack: quantities are packs. */
    pack_size: z.int(),
    moq: z.int(),
    max_oq: z.int(),
    /** Of one pack, GST included; null where the buyer may not see it. */
    price: rupees.nullable(),
    stock: stockAt,
    /** Why it can't be added to the cart; null where it can. */
    message: z.string().nullable(),
    /** Set when the buyer's KYC or a licence is missing. */
    buying: buying.optional(),
  })
  .meta({ id: 'OrderPadChoice' })

export const matchOrderPad = endpoint({
  summary:
    'Reads up to 200 lines of a list (SKU, GTIN, part number or a tender’s words): each is matched, doubtful or absent, with the products that may be meant, best first, at the caller’s prices, stock and rights',
  tag: 'order pad',
  body: z.object({
    lines: z.array(padLine).min(1).max(MOST_PAD_LINES),
    pincode: pincode.optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    lines: z.array(
      z.object({
        text: z.string(),
        quantity: z.int(),
        state: z.enum(['matched', 'doubtful', 'absent']),
        /** Why it is doubtful or absent; null where it is matched. */
        reason: z.string().nullable(),
        choices: z.array(choice),
      }),
    ),
  }),
  refusals: [...cartRefusals, tooMany],
})

export const readOrderPadFile = endpoint({
  summary:
    'Reads the lines of a list in a workbook (.xlsx) or CSV, sent as multipart/form-data in the part "file". Nothing is stored',
  tag: 'order pad',
  answer: z.object({
    success: z.literal(true),
    lines: z.array(
      padLine.extend({
        /** What the column of the quantity says, where that is no number of packs: ask the buyer. */
        unread: z.string().max(LONGEST_UNREAD).optional(),
      }),
    ),
    /** Lines beyond the 200 of a pad. */
    left: z.int(),
  }),
  refusals: [
    ...uploadRefusals,
    { code: 'pad_unreadable', status: 422, means: 'No list can be read in the file' },
  ],
})

export const addOrderPad = endpoint({
  summary:
    'Adds the chosen lines of a pad to the caller’s cart in one transaction, as far as stock, limits and buying rights allow, and says by line what was left out',
  tag: 'order pad',
  body: readBody.extend({
    lines: z
      .array(z.object({ sku_id: sku, quantity, shelf_life_months: shelfLifeMonths.optional() }))
      .min(1)
      .max(MOST_PAD_LINES),
  }),
  answer: z.object({ success: z.literal(true), cart, message: z.string(), lines: addedLines }),
  refusals: [
    ...cartRefusals,
    { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
  ],
})

const listName = asciiLine(60).min(1, 'Give the list a name')
const listUnknown = { code: 'list_unknown', status: 404, means: 'No such list' } as const

const listLine = padLine.extend({
  sku_id: sku.nullable(),
  /** Months of shelf life wanted on delivery, at least; absent or 0: any. */
  shelf_life_months: shelfLifeMonths.optional(),
})

const listHead = z
  .object({
    id: z.uuid(),
    name: z.string(),
    line_count: z.int(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'OrderList' })

export const listOrderLists = endpoint({
  summary: 'The customer’s order lists by name',
  tag: 'order pad',
  answer: z.object({ success: z.literal(true), lists: z.array(listHead) }),
  refusals: [],
})

export const getOrderList = endpoint({
  summary: 'The lines of an order list, for the pad',
  tag: 'order pad',
  params: z.object({ id: z.uuid() }),
  answer: z.object({
    success: z.literal(true),
    list: listHead.extend({ lines: z.array(listLine) }),
  }),
  refusals: [listUnknown],
})

export const saveOrderList = endpoint({
  summary: 'Keeps the lines under a name; a list of that name is replaced',
  tag: 'order pad',
  body: z.object({
    name: listName,
    lines: z.array(listLine).min(1).max(MOST_PAD_LINES),
  }),
  answer: z.object({ success: z.literal(true), list: listHead, message: z.string() }),
  refusals: [{ code: 'lists_full', status: 409, means: 'The customer has 100 lists' }],
})

export const deleteOrderList = endpoint({
  summary: 'Deletes an order list',
  tag: 'order pad',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [listUnknown],
})
