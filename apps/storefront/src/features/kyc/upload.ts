import { routes } from '@upchar/contract/routes'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { resultOf, unreachable } from '@upchar/web/api'
import type { ApiResult } from '@upchar/web/api'
import { renewSession } from '../../shell/api/renew-session.ts'

export type Uploaded = Answer<'uploadKycFile'>
export type UploadTo = { document: string; pharma: boolean; replaces?: string | undefined }
export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/** A single attempt. Only XMLHttpRequest reports upload progress. */
const attempt = (
  file: File,
  to: UploadTo,
  { onProgress, signal }: UploadOptions,
): Promise<ApiResult<Uploaded>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({
      document: to.document,
      is_pharma: String(to.pharma),
      ...(to.replaces === undefined ? {} : { replaces: to.replaces }),
    })
    const stop = () => request.abort()
    const done = (result: ApiResult<Uploaded>) => {
      signal.removeEventListener('abort', stop)
      resolve(result)
    }
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () =>
      done(resultOf<Uploaded>(request.status, request.responseText)),
    )
    request.addEventListener('error', () => done(unreachable()))
    request.addEventListener('timeout', () => done(unreachable()))
    request.addEventListener('abort', () => done(unreachable('aborted')))
    request.open(routes.uploadKycFile.method, `${routes.uploadKycFile.path}?${query.toString()}`)
    request.setRequestHeader('accept', 'application/json')
    signal.addEventListener('abort', stop)
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })

/** Uploads a document of the KYC form. Retries once with a new token when the old one has expired (AUTH-09). */
export async function uploadDocument(
  file: File,
  to: UploadTo,
  options: UploadOptions,
): Promise<ApiResult<Uploaded>> {
  const first = await attempt(file, to, options)
  if (
    first.ok ||
    first.error.code !== 'not_signed_in' ||
    first.error.detail['session'] !== 'expired'
  )
    return first
  await renewSession(first.error)
  return attempt(file, to, options)
}
