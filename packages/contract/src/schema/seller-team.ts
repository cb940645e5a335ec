import { endpoint } from './endpoint.ts'
import { sellerRefusals } from './seller-portal.ts'
import {
  memberChange,
  memberExists,
  memberInvitation,
  membersAnswer,
} from './staff-seller-members.ts'
import { tooManyAttempts } from './staff.ts'

export const sellerListMembers = endpoint({
  summary: 'Who works for the seller in the portal (APP-01)',
  tag: 'seller portal',
  answer: membersAnswer,
  refusals: sellerRefusals,
})

export const sellerInviteMember = endpoint({
  summary: 'Invites somebody to the seller’s own portal by mail, twenty a day at most',
  tag: 'seller portal',
  body: memberInvitation,
  answer: membersAnswer,
  refusals: [...sellerRefusals, memberExists, tooManyAttempts],
})

export const sellerChangeMember = endpoint({
  summary:
    'Invites a member of the seller again, which takes away the password; disables or enables one; never oneself',
  tag: 'seller portal',
  params: memberChange.params,
  body: memberChange.body,
  answer: membersAnswer,
  refusals: [
    ...sellerRefusals,
    ...memberChange.refusals,
    tooManyAttempts,
    { code: 'disabled_by_staff', status: 409, means: 'Staff have disabled them, and enable them' },
    { code: 'own_account', status: 409, means: 'Nobody changes their own access' },
  ],
})
