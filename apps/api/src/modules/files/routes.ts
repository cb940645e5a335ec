import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import type { SignedIn } from '../../platform/identity.ts'
import { deleteFile } from './delete-file.ts'
import type { FileActor } from './model.ts'
import { linkOwnFile, openOwnFile } from './open-own-file.ts'
import { acceptUploads, admitUpload, readUpload } from './read-upload.ts'
import { uploadFile } from './upload-file.ts'

/** Redrawing a picture takes a processor for a while. */
const uploadsPerMinute = 30

const owner = ({ customerId }: SignedIn): FileActor => ({ kind: 'customer', id: customerId })

export function registerFilesRoutes(app: FastifyInstance, context: Context): void {
  void app.register(async (scope) => {
    await acceptUploads(scope)
    bind(scope, context, 'uploadFile', async ({ customer, request }) => {
      const upload = await readUpload(request)
      return upload.ok ? uploadFile(context, owner(customer), upload.value) : upload
    }, { rateLimitPerMinute: uploadsPerMinute, admit: admitUpload })
  })
  bind(app, context, 'deleteFile', ({ customer, body }) => deleteFile(context, owner(customer), body.file_id))
  bind(app, context, 'getFileLink', ({ customer, params }) => linkOwnFile(context, owner(customer), params.id))
  bind(app, context, 'openFile', ({ customer, params, query, reply }) => openOwnFile(context, owner(customer), params.id, query, reply))
}
