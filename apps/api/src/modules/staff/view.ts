import type { Answer } from '@upchar/contract/schema/endpoints'
import { memberState } from './rules.ts'
import type { ListedMember } from './store/member-list.ts'

export const viewMember = (row: ListedMember): Answer<'staffInvite'>['member'] => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  state: memberState(row),
  invitation_ends_at: row.invitationEndsAt?.toISOString() ?? null,
  last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  live_sessions: row.liveSessions,
})
