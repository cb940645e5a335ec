import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, id, staffLine, staffRefusals, staffText } from './staff.ts'
import { customerUnknown } from './staff-customers.ts'

const tag = 'staff customers'
const params = z.object({ id })
/** The email address of the account that has everything afterwards. */
const into = staffLine(254).min(3, 'Enter the email address of the other account')

const refusals = [
  ...staffRefusals,
  customerUnknown,
  {
    code: 'customer_closed',
    status: 409,
    means: 'The account is closed or was merged: nothing of it can be changed',
  },
  { code: 'account_unknown', status: 404, means: 'No open account has this email address' },
  { code: 'same_account', status: 409, means: 'It is the account itself' },
] as const

const side = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const staffPreviewMerge = endpoint({
  summary: 'What merging an account into another one moves, and what stands against it (OPS-10)',
  tag,
  params,
  body: z.object({ into }),
  answer: z.object({
    success: z.literal(true),
    from: side,
    into: side,
    /** What the account that ends has; what it has none of is left out. */
    moves: z.array(
      z.object({
        what: z.enum([
          'orders',
          'payments_under_way',
          'cart_lines',
          'addresses',
          'wishlist',
          'order_lists',
          'kyc_applications',
          'sez_claims',
          'vouchers_used',
          'referrals',
          'credit_lines',
          'wallet',
          'points',
          'notes',
        ]),
        /** As the console shows it. */
        words: z.string(),
      }),
    ),
    /** Why it can't be done; empty: it can. */
    conflicts: z.array(z.string()),
    /** To be sent with the merge: nothing has changed since. */
    seen: z.string(),
  }),
  refusals,
})

export const staffMergeCustomer = endpoint({
  summary:
    'Merges an account into another one of the same buyer, for good: everything moves, its sessions end, its email address is free for a new account, both are told by mail (OPS-10)',
  tag,
  params,
  body: z.object({ into, seen: z.string().max(100), reason: staffText(300).min(3, 'Say why') }),
  answer: z.object({ success: z.literal(true), id: z.string(), ended_sessions: z.int() }),
  refusals: [
    ...refusals,
    changedMeanwhile,
    {
      code: 'merge_conflict',
      status: 409,
      means: 'The accounts differ where only one can be right; detail.conflicts says where',
    },
  ],
})
