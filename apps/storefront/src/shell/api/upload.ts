import { routes } from '@upchar/contract/routes'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { resultOf, unreachable } from '@upchar/web/api'
import type { ApiResult } from '@upchar/web/api'
import { renewSession } from './renew-session.ts'

type Uploading =
  | 'uploadKycFile'
  | 'uploadOrderPhoto'
  | 'uploadCreditFile'
  | 'updateCreditFile'
  | 'readOrderPadFile'
  | 'uploadSellerFile'
  | 'uploadFile'
export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }
/** For forms that wait for the file without a bar. */
const unwatched = (): UploadOptions => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
})

/** A single attempt. Only XMLHttpRequest reports upload progress. */
const attempt = <N extends Uploading>(
  name: N,
  file: File,
  query: Readonly<Record<string, string>>,
  { onProgress, signal }: UploadOptions,
): Promise<ApiResult<Answer<N>>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const done = (result: ApiResult<Answer<N>>) => {
      signal.removeEventListener('abort', stop)
      resolve(result)
    }
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () =>
      done(resultOf<Answer<N>>(request.status, request.responseText)),
    )
    request.addEventListener('error', () => done(unreachable()))
    request.addEventListener('timeout', () => done(unreachable()))
    request.addEventListener('abort', () => done(unreachable('aborted')))
    request.open(
      routes[name].method,
      `${routes[name].path}?${new URLSearchParams(query).toString()}`,
    )
    request.setRequestHeader('accept', 'application/json')
    signal.addEventListener('abort', stop)
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })

/** Uploads a file. Retries once with a new token when the old one has expired (AUTH-09). */
export async function upload<N extends Uploading>(
  name: N,
  file: File,
  query: Readonly<Record<string, string>>,
  options: UploadOptions = unwatched(),
): Promise<ApiResult<Answer<N>>> {
  const first = await attempt(name, file, query, options)
  if (
    first.ok ||
    first.error.code !== 'not_signed_in' ||
    first.error.detail['session'] !== 'expired'
  )
    return first
  await renewSession(first.error)
  return attempt(name, file, query, options)
}
