import { kycDocument } from '@upchar/kernel/kyc-documents'
import type { NamesOfSubjects } from '../staff/index.ts'
import { selectApplicants, selectDocumentOwners } from './store/applicants.ts'

/** Names applications and documents in the audit log by their applicant. */
export const kycNames: NamesOfSubjects = {
  kyc_application: {
    permission: 'kyc.review',
    namesOf: async (handle, ids) =>
      new Map(
        (await selectApplicants(handle, ids)).flatMap(({ id, name }) =>
          name === null ? [] : [[id, name]],
        ),
      ),
  },
  kyc_document: {
    permission: 'kyc.review',
    namesOf: async (handle, ids) =>
      new Map(
        (await selectDocumentOwners(handle, ids)).map(({ id, document, name }) => [
          id,
          [kycDocument(document).label, name ?? []].flat().join(', '),
        ]),
      ),
  },
}
