import type { FastifyReply } from 'fastify'
import { ok } from '@upchar/kernel/result'

const kinds = {
  pdf: { type: 'application/pdf', shown: 'inline' },
  zip: { type: 'application/zip', shown: 'attachment' },
  json: { type: 'application/json; charset=utf-8', shown: 'attachment' },
  ics: { type: 'text/calendar; charset=utf-8', shown: 'attachment' },
  csv: { type: 'text/csv; charset=utf-8', shown: 'attachment' },
} as const

/** Answers with a document that nobody else may keep. */
export async function sendDocument(
  reply: FastifyReply,
  kind: keyof typeof kinds,
  { name, bytes }: { name: string; bytes: Buffer | string },
) {
  const { type, shown } = kinds[kind]
  await reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${shown}; filename="${name}"`)
    .send(bytes)
  return ok('sent' as const)
}
