import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Result } from '@upchar/kernel/result'
import type { Upload } from './content/check-content.ts'
import { admitUpload, readUpload, uploadLimits, type NotRead } from './read-upload.ts'

const optionsOf = (perMinute: number) => ({ rateLimitPerMinute: perMinute, admit: admitUpload })

/**
 * Mounts a route that takes a file as multipart/form-data; all others go on refusing it. `perMinute`: as many as a person can
 * need, because redrawing a picture takes a processor for a while. What is too large by its headers is turned away unread.
 */
export function mountUpload(
  app: FastifyInstance,
  perMinute: number,
  mount: (scope: FastifyInstance, options: ReturnType<typeof optionsOf>) => void,
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits })
    mount(scope, optionsOf(perMinute))
  })
}

/** The handler of such a route: called with the file once it is there, never with more than a file may have. */
export const withUpload =
  <C extends { request: FastifyRequest }, T, E>(
    use: (call: C, upload: Upload) => Promise<Result<T, E>>,
  ) =>
  async (call: C): Promise<Result<T, E | NotRead>> => {
    const upload = await readUpload(call.request)
    return upload.ok ? use(call, upload.value) : upload
  }
