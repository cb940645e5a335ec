import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { fileUnknown, storedFile, uploadRefusals } from './files.ts'
import { documentNotAsked, kycDocumentKind, isPharma, stateRefusals } from './kyc.ts'

export const uploadKycFile = endpoint({
  summary:
    'Adds a document to the form: multipart/form-data with the part "file" (KYC-04). `replaces` names a file to delete once this one is stored',
  tag: 'kyc',
  query: z.object({
    document: kycDocumentKind,
    is_pharma: isPharma,
    replaces: z.string().max(60).optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    file: storedFile,
    document: kycDocumentKind,
    message: z.string(),
  }),
  refusals: [notSignedIn, ...stateRefusals, documentNotAsked, fileUnknown, ...uploadRefusals],
})

export const deleteKycFile = endpoint({
  summary: 'Removes a document from the form and deletes it (KYC-04)',
  tag: 'kyc',
  body: z.object({ file_id: z.string().min(1).max(60) }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [notSignedIn, ...stateRefusals, fileUnknown],
})
