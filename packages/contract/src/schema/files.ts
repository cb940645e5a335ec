import { z } from 'zod'
import { endpoint, type RefusalDeclaration } from './endpoint.ts'
import { notSignedIn } from './account.ts'

const fileId = z.string().min(1).max(60)

/** An uploaded file. */
export const storedFile = z
  .object({
    file_id: z.string(),
    /** The original name, sanitised: no paths or control characters, with the extension of its content. */
    name: z.string(),
    media_type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    bytes: z.int(),
    uploaded_at: z.iso.datetime(),
  })
  .meta({ id: 'StoredFile' })

/** A personal link to a file, valid for a few minutes. */
export const fileLink = z.object({
  success: z.literal(true),
  url: z.string(),
  expires_at: z.iso.datetime(),
})

/** Refusals of an upload (multipart/form-data with one part named `file`). */
export const uploadRefusals = [
  {
    code: 'file_missing',
    status: 400,
    means: 'Send multipart/form-data with one file in the part "file"',
  },
  {
    code: 'file_too_large',
    status: 413,
    means: 'Larger than 5 MB, or a picture of more than 40 megapixels',
  },
  { code: 'file_type_refused', status: 422, means: 'The content is not a PDF, JPEG or PNG' },
  { code: 'file_damaged', status: 422, means: 'The file is unreadable, empty or truncated' },
  {
    code: 'file_active',
    status: 422,
    means:
      'A PDF with scripts, embedded files, actions that run by themselves or forms, or an encrypted one',
  },
  {
    code: 'uploads_busy',
    status: 503,
    means: 'Too many files are arriving: try again after Retry-After',
  },
  {
    code: 'too_many_files',
    status: 409,
    means: 'The document or the buyer has the maximum number of files',
  },
] as const satisfies readonly RefusalDeclaration[]

export const fileUnknown = {
  code: 'file_unknown',
  status: 404,
  means: 'The caller has no such file',
} as const satisfies RefusalDeclaration
export const linkOver = {
  code: 'link_over',
  status: 410,
  means: 'The link has expired or belongs to somebody else',
} as const satisfies RefusalDeclaration
/** Both come from the link. */
export const linkQuery = z.object({
  expires: z.string().max(20),
  signature: z.string().max(100),
  download: z.enum(['true', 'false']).default('false'),
})

export const uploadFile = endpoint({
  summary:
    'Uploads a file of the buyer: PDF, JPEG or PNG up to 5 MB, as multipart/form-data in the part "file". Unused files are deleted after a week',
  tag: 'files',
  answer: z.object({ success: z.literal(true), file: storedFile, message: z.string() }),
  refusals: [notSignedIn, ...uploadRefusals],
})

export const deleteFile = endpoint({
  summary: 'Deletes a file of the buyer; files of a KYC form have a separate call',
  tag: 'files',
  body: z.object({ file_id: fileId }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [
    notSignedIn,
    fileUnknown,
    { code: 'file_in_use', status: 409, means: 'It belongs to a form: delete it there' },
  ],
})

export const getFileLink = endpoint({
  summary: 'A personal link to a file of the buyer, valid for five minutes',
  tag: 'files',
  params: z.object({ id: fileId }),
  answer: fileLink,
  refusals: [notSignedIn, fileUnknown],
})

export const openFile = endpoint({
  summary: 'The file, by its link. Each access is logged',
  tag: 'files',
  params: z.object({ id: fileId }),
  query: linkQuery,
  answer: 'binary',
  refusals: [notSignedIn, fileUnknown, linkOver],
})
