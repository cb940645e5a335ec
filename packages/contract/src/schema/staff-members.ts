import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  changedMeanwhile,
  counted,
  id,
  paging,
  staffLine,
  staffRefusals,
  staffRole,
} from './staff.ts'

const memberUnknown = {
  code: 'member_unknown',
  status: 404,
  means: 'No such member of staff',
} as const
const ownAccount = {
  code: 'own_account',
  status: 409,
  means: 'Members can’t change their own role or access',
} as const
const lastAdmin = {
  code: 'last_admin',
  status: 409,
  means: 'The last administrator who can sign in',
} as const

export const staffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: staffRole,
    /** invited: no password yet; enrolling: a password, but no authenticator app yet. */
    state: z.enum(['invited', 'enrolling', 'active', 'disabled']),
    invitation_ends_at: z.iso.datetime().nullable(),
    last_signed_in_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    live_sessions: z.int(),
  })
  .meta({ id: 'StaffMember' })

const params = z.object({ id })
const changed = z.object({ success: z.literal(true), member: staffMember })

export const staffListMembers = endpoint({
  summary: 'Members of staff, by name',
  tag: 'staff',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    role: staffRole.optional(),
    state: z.enum(['invited', 'enrolling', 'active', 'disabled']).optional(),
    ...paging,
  }),
  answer: z.object({ success: z.literal(true), members: z.array(staffMember), ...counted }),
  refusals: staffRefusals,
})

export const staffInvite = endpoint({
  summary: 'Invites a member of staff by mail; the link is valid for three days',
  tag: 'staff',
  body: z.object({
    name: staffLine(80).min(1, 'Enter a name'),
    email: z.string().trim().toLowerCase().pipe(z.email('Enter an email address').max(254)),
    role: staffRole,
  }),
  answer: changed,
  refusals: [
    ...staffRefusals,
    { code: 'member_exists', status: 409, means: 'A member has this address' },
  ],
})

export const staffInviteAgain = endpoint({
  summary:
    'Removes a member’s password, codes and sessions and mails a new invitation, for lost devices and expired invitations',
  tag: 'staff',
  params,
  body: z.object({}),
  answer: changed,
  refusals: [
    ...staffRefusals,
    memberUnknown,
    ownAccount,
    lastAdmin,
    { code: 'member_disabled', status: 409, means: 'Enable the member first' },
  ],
})

export const staffSetRole = endpoint({
  summary: 'Changes a member’s role from the next call',
  tag: 'staff',
  params,
  body: z.object({ role: staffRole, seen_role: staffRole }),
  answer: changed,
  refusals: [...staffRefusals, memberUnknown, ownAccount, lastAdmin, changedMeanwhile],
})

export const staffDisable = endpoint({
  summary: 'Disables a member: all sessions end at once',
  tag: 'staff',
  params,
  body: z.object({}),
  answer: changed,
  refusals: [...staffRefusals, memberUnknown, ownAccount, lastAdmin],
})

export const staffEnable = endpoint({
  summary: 'Lets a disabled member sign in again',
  tag: 'staff',
  params,
  body: z.object({}),
  answer: changed,
  refusals: [...staffRefusals, memberUnknown],
})

export const staffUnlock = endpoint({
  summary:
    'Forgets the wrong passwords and codes that were counted against a member, so that new browsers may try again',
  tag: 'staff',
  params,
  body: z.object({}),
  answer: changed,
  refusals: [...staffRefusals, memberUnknown],
})
