import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { deleteFile } from './delete-file.ts'
import { buyerActor } from './model.ts'
import { linkOwnFile, openOwnFile } from './open-own-file.ts'
import { acceptUploads, admitUpload, readUpload } from './read-upload.ts'
import { uploadFile } from './upload-file.ts'

/** Redrawing a picture takes a processor for a while. */
const uploadsPerMinute = 30

export function registerFilesRoutes(app: FastifyInstance, context: Context): void {
  void app.register(async (scope) => {
    await acceptUploads(scope)
    bind(scope, context, 'uploadFile', async ({ customer, request }) => {
      const upload = await readUpload(request)
      return upload.ok ? uploadFile(context, customer, upload.value) : upload
    }, { rateLimitPerMinute: uploadsPerMinute, admit: admitUpload })
  })
  bind(app, context, 'deleteFile', ({ customer, body }) => deleteFile(context, buyerActor(customer), body.file_id))
  bind(app, context, 'getFileLink', ({ customer, params }) => linkOwnFile(context, buyerActor(customer), params.id))
  bind(app, context, 'openFile', ({ customer, params, query, reply }) => openOwnFile(context, buyerActor(customer), params.id, query, reply))
}
