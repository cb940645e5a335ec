import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { disableMember, enableMember, inviteAgain, setRole } from './change-member.ts'
import { confirmEnrolment, startEnrolment } from './enrol.ts'
import { acceptInvitation, getInvitation } from './invitation.ts'
import { listAudit, type NamesOfSubjects } from './list-audit.ts'
import { invite, listMembers } from './members.ts'
import { endSessions, listSessions, renewRecoveryCodes, setPassword, showMe } from './own-access.ts'
import { listViews, removeView, saveView } from './saved-views.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signIn } from './sign-in.ts'
import { getSignIn, signOut } from './sign-out.ts'
import { unlockMember } from './unlock.ts'
import { staffVisit } from './visit.ts'

/** `names`: provides the audit log with names of other modules' subjects. */
export function registerStaffRoutes(
  app: FastifyInstance,
  context: Context,
  names: NamesOfSubjects,
): void {
  bind(app, context, 'staffGetSignIn', (call) => getSignIn(context, staffVisit(context, call)))
  bind(app, context, 'staffSignIn', (call) => signIn(context, staffVisit(context, call), call.body))
  bind(app, context, 'staffSignInWithCode', (call) =>
    signInWithCode(context, staffVisit(context, call), call.body),
  )
  bind(app, context, 'staffStartEnrolment', (call) =>
    startEnrolment(context, staffVisit(context, call)),
  )
  bind(app, context, 'staffConfirmEnrolment', (call) =>
    confirmEnrolment(context, staffVisit(context, call), call.body),
  )
  bind(app, context, 'staffSignOut', (call) => signOut(context, staffVisit(context, call)))
  bind(app, context, 'staffGetInvitation', ({ query }) => getInvitation(context, query))
  bind(app, context, 'staffAcceptInvitation', (call) =>
    acceptInvitation(context, staffVisit(context, call), call.body),
  )
  bind(app, context, 'staffMe', ({ staff }) => showMe(context, staff))
  bind(app, context, 'staffListSessions', ({ staff }) => listSessions(context, staff))
  bind(app, context, 'staffEndSessions', ({ staff, body }) => endSessions(context, staff, body))
  bind(app, context, 'staffSetPassword', (call) =>
    setPassword(context, call.staff, staffVisit(context, call), call.body),
  )
  bind(app, context, 'staffNewRecoveryCodes', (call) =>
    renewRecoveryCodes(context, call.staff, staffVisit(context, call), call.body),
  )
  bind(app, context, 'staffListViews', ({ staff, query }) => listViews(context, staff, query.list))
  bind(app, context, 'staffSaveView', ({ staff, body }) => saveView(context, staff, body))
  bind(app, context, 'staffDeleteView', ({ staff, params }) =>
    removeView(context, staff, params.id),
  )
  bind(app, context, 'staffListMembers', ({ query }) => listMembers(context, query))
  bind(app, context, 'staffInvite', ({ staff, body }) => invite(context, staff, body))
  bind(app, context, 'staffInviteAgain', ({ staff, params }) =>
    inviteAgain(context, staff, params.id),
  )
  bind(app, context, 'staffSetRole', ({ staff, params, body }) =>
    setRole(context, staff, params.id, body),
  )
  bind(app, context, 'staffDisable', ({ staff, params }) =>
    disableMember(context, staff, params.id),
  )
  bind(app, context, 'staffUnlock', ({ staff, params }) => unlockMember(context, staff, params.id))
  bind(app, context, 'staffEnable', ({ staff, params }) => enableMember(context, staff, params.id))
  bind(app, context, 'staffListAudit', ({ staff, query }) =>
    listAudit(context, staff, query, names),
  )
}
