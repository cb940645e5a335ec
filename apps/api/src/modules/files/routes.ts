import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { deleteFile } from './delete-file.ts'
import { buyerActor } from './model.ts'
import { mountUpload, withUpload } from './mount-upload.ts'
import { linkOwnFile, openOwnFile } from './open-own-file.ts'
import { uploadFile } from './upload-file.ts'

const uploadsPerMinute = 30

export function registerFilesRoutes(app: FastifyInstance, context: Context): void {
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'uploadFile',
      withUpload(({ customer }, upload) => uploadFile(context, customer, upload)),
      options,
    ),
  )
  bind(app, context, 'deleteFile', ({ customer, body }) =>
    deleteFile(context, buyerActor(customer), body.file_id),
  )
  bind(app, context, 'getFileLink', ({ customer, params }) =>
    linkOwnFile(context, buyerActor(customer), params.id),
  )
  bind(app, context, 'openFile', ({ customer, params, query, reply }) =>
    openOwnFile(context, buyerActor(customer), params.id, query, reply),
  )
}
