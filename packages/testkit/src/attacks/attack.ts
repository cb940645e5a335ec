import type { InjectOptions } from 'fastify'
import { multipartOf } from '../uploads.ts'

/** A hostile request by a signed-in buyer, and how the API must answer it. `ok`: accepted, because it does no harm. */
export type Attack = {
  name: string
  request: () => Promise<InjectOptions>
  answer: 'ok' | { status: number; code: string }
}

export const damaged = { status: 422, code: 'file_damaged' }
export const active = { status: 422, code: 'file_active' }
export const wrongType = { status: 422, code: 'file_type_refused' }
export const tooLarge = { status: 413, code: 'file_too_large' }

export const upload = (
  name: string,
  bytes: () => Buffer | Promise<Buffer>,
  answer: Attack['answer'],
  fileName = 'paper.pdf',
): Attack => ({
  name,
  answer,
  request: async () => ({
    method: 'POST',
    url: '/api/file-upload',
    ...multipartOf(await bytes(), fileName),
  }),
})
