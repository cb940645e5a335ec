import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiResult } from '@upchar/web/api'
import { upload } from '../../shell/api/upload.ts'
import type { UploadOptions } from '../../shell/api/upload.ts'

export type Uploaded = Answer<'uploadKycFile'>
export type UploadTo = { document: string; pharma: boolean; replaces?: string | undefined }

/** Uploads a document of the KYC form. */
export const uploadDocument = (
  file: File,
  { document, pharma, replaces }: UploadTo,
  options: UploadOptions,
): Promise<ApiResult<Uploaded>> =>
  upload(
    'uploadKycFile',
    file,
    { document, is_pharma: String(pharma), ...(replaces === undefined ? {} : { replaces }) },
    options,
  )
