import type { FastifyInstance } from 'fastify'
import { mountUpload, withUpload } from '../../modules/files/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { checkAgain, discardChecked, importChecked, showUpload } from './decide-upload.ts'
import { showUndo, undoFile } from './undo/decide-undo.ts'
import { catalogueErrors, listUploads, uploadCatalogue } from './uploads.ts'

const uploadsPerMinute = 10

/** Catalogues that staff upload. */
export function registerCatalogueUploadRoutes(app: FastifyInstance, context: Context): void {
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'staffUploadCatalogue',
      withUpload(({ staff }, upload) => uploadCatalogue(context, staff, upload)),
      options,
    ),
  )
  bind(app, context, 'staffListCatalogueFiles', () => listUploads(context))
  bind(app, context, 'staffGetCatalogueFile', ({ params, query }) =>
    showUpload(context, params.id, query),
  )
  bind(app, context, 'staffCheckCatalogueFile', ({ staff, params, body }) =>
    checkAgain(context, staff, params.id, body),
  )
  bind(app, context, 'staffImportCatalogueFile', ({ staff, params }) =>
    importChecked(context, staff, params.id),
  )
  bind(app, context, 'staffDiscardCatalogueFile', ({ staff, params }) =>
    discardChecked(context, staff, params.id),
  )
  bind(app, context, 'staffGetCatalogueUndo', ({ params, query }) =>
    showUndo(context, params.id, query),
  )
  bind(app, context, 'staffUndoCatalogueFile', ({ staff, params }) =>
    undoFile(context, staff, params.id),
  )
  bind(app, context, 'staffGetCatalogueErrors', async ({ params, reply }) => {
    const errors = await catalogueErrors(context, params.id)
    if (!errors.ok) return errors
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="errors.csv"')
      .header('cache-control', 'private, no-store')
      .send(errors.value)
  })
}
