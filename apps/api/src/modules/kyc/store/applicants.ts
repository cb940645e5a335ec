import { eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/db/database.ts'
import { customer } from '../../accounts/tables.ts'
import { kycApplication, kycDocument } from '../tables.ts'

/** The business as it was written in the application, else the person. Closed accounts have neither. */
const applicant = sql<
  string | null
>`coalesce(nullif(${kycApplication.businessName}, ''), nullif(trim(${customer.firstName} || ' ' || ${customer.lastName}), ''), ${customer.email})`

/** Who sent which application. */
export async function selectApplicants(handle: Handle, ids: readonly string[]) {
  return handle
    .select({ id: kycApplication.id, name: applicant })
    .from(kycApplication)
    .innerJoin(customer, eq(customer.id, kycApplication.customerId))
    .where(inArray(kycApplication.id, [...ids]))
}

/** Whose paper a file is, and which. Files that were deleted are nobody's any more. */
export async function selectPaperOwners(handle: Handle, fileIds: readonly string[]) {
  return handle
    .select({ id: kycDocument.fileId, document: kycDocument.document, name: applicant })
    .from(kycDocument)
    .innerJoin(kycApplication, eq(kycApplication.id, kycDocument.applicationId))
    .innerJoin(customer, eq(customer.id, kycApplication.customerId))
    .where(inArray(kycDocument.fileId, [...fileIds]))
}
