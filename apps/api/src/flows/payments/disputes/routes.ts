import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { bind } from '../../../platform/http/bind.ts'
import { mountUpload, withUpload } from '../../../modules/files/index.ts'
import { contestDispute } from './contest-dispute.ts'
import { listDisputes } from './list-disputes.ts'
import { noteDispute } from './note-dispute.ts'
import { uploadEvidence } from './upload-evidence.ts'

const uploadsPerMinute = 20

/** Payments that a buyer's bank wants back (RET-04). */
export function registerDisputeRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListDisputes', ({ query }) => listDisputes(context, query))
  bind(app, context, 'staffNoteDispute', ({ staff, params, body }) =>
    noteDispute(context, staff, params.id, body),
  )
  bind(app, context, 'staffContestDispute', ({ staff, params, body }) =>
    contestDispute(context, staff, params.id, body),
  )
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'staffUploadEvidence',
      withUpload(({ staff }, upload) => uploadEvidence(context, staff, upload)),
      options,
    ),
  )
}
