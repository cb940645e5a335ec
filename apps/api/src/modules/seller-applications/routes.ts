import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { mountUpload, withUpload } from '../files/index.ts'
import { withdrawApplication } from './forget-applications.ts'
import { showApplication } from './open-application.ts'
import { sendDocument, uploadDocument } from './send-documents.ts'
import { submitApplication } from './submit-application.ts'

/** An application has a dozen documents, and its link is all that it takes to send one. */
const uploadsPerMinute = 20

/** Applications to sell, for who has their link. */
export function registerSellerApplicationsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getSellerApplication', ({ query }) => showApplication(context, query))
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'uploadSellerFile',
      withUpload(({ query }, upload) => uploadDocument(context, query, upload)),
      options,
    ),
  )
  bind(app, context, 'changeSellerApplication', ({ body }) => {
    if (body.step === 'document') return sendDocument(context, body)
    return body.step === 'submit'
      ? submitApplication(context, body)
      : withdrawApplication(context, body)
  })
}
