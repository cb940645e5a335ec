import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sellerRole } from './seller-portal.ts'
import { id, staffLine, staffRefusals } from './staff.ts'

const params = z.object({ id: z.coerce.number().pipe(z.int32().min(1)) })
/** A seller's members, as staff and its owner see them. */
export const membersAnswer = z.object({
  success: z.literal(true),
  seller: z.object({ id: z.int(), trade_name: z.string() }),
  members: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role: sellerRole,
        state: z.enum(['invited', 'active', 'disabled']),
        /** Only staff enable them again. */
        disabled_by_staff: z.boolean(),
        /** When a pending invitation ends. */
        invitation_ends_at: z.iso.datetime().nullable(),
        last_signed_in_at: z.iso.datetime().nullable(),
      })
      .meta({ id: 'SellerMember' }),
  ),
})
const sellerUnknown = { code: 'seller_unknown', status: 404, means: 'No such seller' } as const

export const memberInvitation = z.object({
  name: staffLine(100).min(1, 'Enter the name'),
  email: z.string().trim().toLowerCase().pipe(z.email('Enter an email address').max(254)),
  role: sellerRole,
})
export const memberExists = {
  code: 'member_exists',
  status: 409,
  means: 'Somebody with this address works for a seller',
} as const
export const memberChange = {
  params: z.object({ id }),
  body: z.object({ action: z.enum(['invite_again', 'disable', 'enable']) }),
  refusals: [
    { code: 'member_unknown', status: 404, means: 'No such member' },
    { code: 'member_disabled', status: 409, means: 'Disabled: enable first, then invite' },
  ],
} as const

export const staffListSellerMembers = endpoint({
  summary: 'Who works for a seller in the portal (APP-01)',
  tag: 'staff shop',
  params,
  answer: membersAnswer,
  refusals: [...staffRefusals, sellerUnknown],
})

export const staffInviteSellerMember = endpoint({
  summary: 'Invites somebody to a seller’s portal by mail: a link for three days and one use',
  tag: 'staff shop',
  params,
  body: memberInvitation,
  answer: membersAnswer,
  refusals: [...staffRefusals, sellerUnknown, memberExists],
})

export const staffChangeSellerMember = endpoint({
  summary:
    'Invites a member again, which takes away the password; disables, which signs out at once; or enables',
  tag: 'staff shop',
  params: memberChange.params,
  body: memberChange.body,
  answer: membersAnswer,
  refusals: [...staffRefusals, ...memberChange.refusals],
})
