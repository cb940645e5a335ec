import type { NamesOfSubjects } from '../staff/index.ts'
import { memberNames } from './store/members.ts'

/** Names of sellers' members, for the audit log. */
export const sellerMemberNames: NamesOfSubjects = {
  seller_member: { permission: 'sellers.read', namesOf: memberNames },
}
