import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@upchar/kernel/audit-actions'
import type { AuditAction } from '@upchar/kernel/audit-actions'
import { DAY, listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[]
const filters = {
  by: /^[\w-]{1,60}$/,
  action: actions,
  subject: AUDIT_SUBJECTS,
  id: /^[\w.:-]{1,120}$/,
  from: DAY,
  to: DAY,
} as const

export const readAuditSearch = listSearch(filters)
export type AuditSearch = ListSearch<typeof filters>

export const auditQuery = ({ by, action, subject, id, from, to, page }: AuditSearch) => ({
  ...(by ? { by } : {}),
  ...(action ? { action } : {}),
  ...(subject ? { subject_kind: subject } : {}),
  ...(id ? { subject_id: id } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  page: page ?? 1,
  limit: PAGE_SIZE,
})
