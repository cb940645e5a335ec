import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Result } from '@upchar/kernel/result'
import { networkOf } from '../../platform/http/network-of.ts'
import { uploadsBusy } from './errors.ts'
import { admitUpload, readForm, readUpload, uploadLimits, type NotRead } from './read-upload.ts'
import { takeSlot } from './upload-slots.ts'

type Busy = ReturnType<typeof uploadsBusy>['error']

const optionsOf = (perMinute: number) => ({ rateLimitPerMinute: perMinute, admit: admitUpload })

/**
 * Mounts a route that takes a file as multipart/form-data, which all others refuse. `perMinute` is as low as
 * people's needs allow, because re-encoding a picture is CPU-heavy. Oversized requests are rejected by their
 * headers.
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

type Reading<T> = (request: FastifyRequest) => Promise<Result<T, NotRead>>

const whileRead =
  <R>(read: Reading<R>) =>
  <C extends { request: FastifyRequest }, T, E>(use: (call: C, sent: R) => Promise<Result<T, E>>) =>
  async (call: C): Promise<Result<T, E | NotRead | Busy>> => {
    const freeSlot = takeSlot(networkOf(call.request))
    if (freeSlot === undefined) return uploadsBusy()
    try {
      const sent = await read(call.request)
      return sent.ok ? await use(call, sent.value) : sent
    } finally {
      freeSlot()
    }
  }

/** The handler of an upload route: called with the file once it has arrived, within the size limit. */
export const withUpload = whileRead(readUpload)
/** The same with a whole form. */
export const withUploadedForm = whileRead(readForm)
