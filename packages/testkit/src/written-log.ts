import { Writable } from 'node:stream'
import type { FastifyServerOptions } from 'fastify'
import { beforeEach } from 'vitest'
import { loggerOptions } from '@upchar/api/platform/log'

/** The server's logger options with an in-memory destination: `written` returns what the test logged. */
export function useWrittenLog(level: Parameters<typeof loggerOptions>[0]): {
  options: NonNullable<FastifyServerOptions['logger']>
  written(): string
} {
  let text = ''
  beforeEach(() => {
    text = ''
  })
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  const options = loggerOptions(level)
  if (typeof options !== 'object') throw new Error('the server logs at this level')
  return { options: { ...options, stream }, written: () => text }
}
