export { customerNotes, forgetNotes, writeNote } from './customer-notes.ts'
export { aloneFrom, decidesAlone } from './decide-alone.ts'
export { developmentAdmin, developmentCode, toggleDevelopmentAdmin } from './development-admin.ts'
export { newToken, sessionCookie, tokenHash } from './cookie.ts'
export { inBackground, staffIdentity } from './identify-staff.ts'
export { newInvitation } from './invitation.ts'
export { idleSeconds, later, secondStepSeconds, sessionSeconds } from './rules.ts'
export { visitBy, type StaffVisit } from './visit.ts'
export { keepOpen } from './keep-open.ts'
export type { NamesOfSubjects } from './list-audit.ts'
export { auditTrail } from './audit-trail.ts'
export { makeAdmin } from './make-admin.ts'
export { recordView } from './record-view.ts'
export { registerStaffRoutes } from './routes.ts'
export { unlockByEmail } from './unlock.ts'
export { memberByEmail, staffNames, type StaffName } from './staff-names.ts'
export {
  administratorEmails,
  hasAdmin,
  workingMembers,
  type WorkingMember,
} from './store/members.ts'
