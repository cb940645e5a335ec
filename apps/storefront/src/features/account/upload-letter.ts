import { routes } from '@upchar/contract/routes'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { resultOf, unreachable } from '@upchar/web/api'
import type { ApiResult } from '@upchar/web/api'
import { renewSession } from '../../shell/api/renew-session.ts'

type Uploaded = Answer<'uploadFile'>

async function attempt(file: File): Promise<ApiResult<Uploaded>> {
  const body = new FormData()
  body.append('file', file)
  const { method, path } = routes.uploadFile
  try {
    const reply = await fetch(path, { method, body, headers: { accept: 'application/json' } })
    return resultOf<Uploaded>(reply.status, await reply.text())
  } catch {
    return unreachable()
  }
}

/** Uploads a letter of approval. Retries once with a new token when the old one has expired (AUTH-09). */
export async function uploadLetter(file: File): Promise<ApiResult<Uploaded>> {
  const first = await attempt(file)
  if (
    first.ok ||
    first.error.code !== 'not_signed_in' ||
    first.error.detail['session'] !== 'expired'
  )
    return first
  await renewSession(first.error)
  return attempt(file)
}
