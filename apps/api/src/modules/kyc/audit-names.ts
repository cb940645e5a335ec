import { kycDocument } from '@upchar/kernel/kyc-documents'
import type { NamesOfSubjects } from '../staff/index.ts'
import { selectApplicants, selectPaperOwners } from './store/applicants.ts'

/** What the audit log calls applications and papers: by who sent them. */
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
        (await selectPaperOwners(handle, ids)).map(({ id, document, name }) => [
          id,
          [kycDocument(document).label, name ?? []].flat().join(', '),
        ]),
      ),
  },
}
