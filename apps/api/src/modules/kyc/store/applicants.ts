import { and, eq, inArray, ne, sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { customer } from '../../accounts/tables.ts'
import { kycApplication, kycDocument } from '../tables.ts'

/** The business name in the application, else the person's. Closed accounts have neither. */
const applicant = sql<
  string | null
>`coalesce(nullif(${kycApplication.businessName}, ''), nullif(trim(${customer.firstName} || ' ' || ${customer.lastName}), ''), ${customer.email})`

/** The applicants of applications. */
export async function selectApplicants(handle: Handle, ids: readonly string[]) {
  return handle
    .select({ id: kycApplication.id, name: applicant })
    .from(kycApplication)
    .innerJoin(customer, eq(customer.id, kycApplication.customerId))
    .where(inArray(kycApplication.id, [...ids]))
}

/** Owner and kind of documents by file. Deleted files have no owner. */
export async function selectDocumentOwners(handle: Handle, fileIds: readonly string[]) {
  return handle
    .select({ id: kycDocument.fileId, document: kycDocument.document, name: applicant })
    .from(kycDocument)
    .innerJoin(kycApplication, eq(kycApplication.id, kycDocument.applicationId))
    .innerJoin(customer, eq(customer.id, kycApplication.customerId))
    .where(inArray(kycDocument.fileId, [...fileIds]))
}

/** Whether there is an application with this id that its buyer has sent. */
export async function hasApplication(handle: Handle, id: string): Promise<boolean> {
  const [row] = await handle
    .select({ id: kycApplication.id })
    .from(kycApplication)
    .where(and(eq(kycApplication.id, id), ne(kycApplication.state, 'draft')))
  return row !== undefined
}
