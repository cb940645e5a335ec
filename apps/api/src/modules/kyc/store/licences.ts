import { asc, eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Licence } from '../model.ts'
import { kycLicence } from '../tables.ts'

export async function insertLicences(
  tx: Transaction,
  applicationId: string,
  licences: readonly Licence[],
): Promise<void> {
  if (licences.length > 0)
    await tx
      .insert(kycLicence)
      .values(licences.map((licence) => ({ ...licence, id: newId(), applicationId })))
}

/** The licences of an approval that was withdrawn and is reviewed anew. */
export async function deleteLicences(tx: Transaction, applicationId: string): Promise<void> {
  await tx.delete(kycLicence).where(eq(kycLicence.applicationId, applicationId))
}

export async function selectLicences(handle: Handle, applicationId: string): Promise<Licence[]> {
  return handle
    .select({
      kind: kycLicence.kind,
      number: kycLicence.number,
      scope: kycLicence.scope,
      validUntil: kycLicence.validUntil,
    })
    .from(kycLicence)
    .where(eq(kycLicence.applicationId, applicationId))
    .orderBy(asc(kycLicence.kind))
}
