import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { bind } from '../../../platform/http/bind.ts'
import { mountUpload, withUpload } from '../../files/index.ts'
import { mediaTypes, type Format } from '../../pictures/index.ts'
import { selectRendition } from './store.ts'
import { uploadBanner } from './upload-banner.ts'

const uploadsPerMinute = 10
type OfBanner = { Params: { file: string } }
const isFormat = (ending: string): ending is Format => Object.hasOwn(mediaTypes, ending)

/** Uploads of banner pictures, and the pictures themselves: `/img/b/own-{key}-{width}.{format}`. */
export function registerBannerRoutes(app: FastifyInstance, context: Context): void {
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'staffUploadBanner',
      withUpload(({ staff }, upload) => uploadBanner(context, staff.staffId, upload)),
      options,
    ),
  )
  app.get<OfBanner>('/img/b/own-:file', { schema: { hide: true } }, async (request, reply) => {
    const [, key = '', file = '', ending = ''] =
      /^([0-9a-f]{20})-(\d{3,4}\.([a-z]{3,4}))$/.exec(request.params.file) ?? []
    const bytes = isFormat(ending)
      ? await selectRendition(context.db, `own-${key}`, file)
      : undefined
    if (bytes === undefined || !isFormat(ending))
      return reply
        .code(404)
        .header('cache-control', 'public, max-age=60')
        .type('text/plain')
        .send('No such picture')
    // The key is a hash of the bytes: another picture has another URL.
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(mediaTypes[ending])
      .send(bytes)
  })
}
