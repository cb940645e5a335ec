import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { changeMember } from './change-member.ts'
import { acceptInvitation, getInvitation } from './invitation.ts'
import { inviteMember, listMembers } from './invite-member.ts'
import { endOwnSessions, listOwnSessions, setOwnPassword } from './own-access.ts'
import { changeTeam, inviteToTeam, listTeam } from './own-team.ts'
import { showMe } from './show-me.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { sendAnotherCode, signIn } from './sign-in.ts'
import { getSignIn, signOut } from './sign-out.ts'
import { sellerVisit } from './visit.ts'

/** Signing in to the sellers' portal, and staff's desk of who may (APP-01). */
export function registerSellerMemberRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'sellerGetSignIn', (call) => getSignIn(context, sellerVisit(context, call)))
  bind(app, context, 'sellerSignIn', (call) =>
    signIn(context, sellerVisit(context, call), call.body),
  )
  bind(app, context, 'sellerSendCode', (call) =>
    sendAnotherCode(context, sellerVisit(context, call)),
  )
  bind(app, context, 'sellerSignInWithCode', (call) =>
    signInWithCode(context, sellerVisit(context, call), call.body),
  )
  bind(app, context, 'sellerSignOut', (call) => signOut(context, sellerVisit(context, call)))
  bind(app, context, 'sellerGetInvitation', ({ query }) => getInvitation(context, query))
  bind(app, context, 'sellerAcceptInvitation', (call) =>
    acceptInvitation(context, sellerVisit(context, call), call.body),
  )
  bind(app, context, 'sellerMe', ({ seller }) => showMe(context, seller))
  bind(app, context, 'sellerListSessions', ({ seller }) => listOwnSessions(context, seller))
  bind(app, context, 'sellerEndSessions', ({ seller, body }) =>
    endOwnSessions(context, seller, body),
  )
  bind(app, context, 'sellerSetPassword', (call) =>
    setOwnPassword(context, call.seller, sellerVisit(context, call), call.body),
  )
  bind(app, context, 'sellerListMembers', ({ seller }) => listTeam(context, seller))
  bind(app, context, 'sellerInviteMember', ({ seller, body }) =>
    inviteToTeam(context, seller, body),
  )
  bind(app, context, 'sellerChangeMember', ({ seller, params, body }) =>
    changeTeam(context, seller, params.id, body),
  )
  bind(app, context, 'staffListSellerMembers', ({ params }) => listMembers(context, params.id))
  bind(app, context, 'staffInviteSellerMember', ({ staff, params, body }) =>
    inviteMember(context, staff, params.id, body),
  )
  bind(app, context, 'staffChangeSellerMember', ({ staff, params, body }) =>
    changeMember(context, staff, params.id, body),
  )
}
