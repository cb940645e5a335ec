import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind, type Call } from '../../platform/http/bind.ts'
import { mountUpload, withUpload, withUploadedForm } from '../files/index.ts'
import { listKycAsks } from './asks/list-asks.ts'
import { setKycAsk } from './asks/set-ask.ts'
import { deleteKycFile, uploadKycFile } from './change-documents.ts'
import { completeKyc } from './complete-kyc.ts'
import { completeKycForm } from './complete-kyc-form.ts'
import { getKycFields } from './get-kyc-fields.ts'
import { logKyc } from './log-kyc.ts'
import { logOptions } from './log-options.ts'
import { getMyKyc } from './my-kyc.ts'
import { approveKyc } from './review/approve-kyc.ts'
import { getKyc } from './review/get-kyc.ts'
import { listKyc } from './review/list-kyc.ts'
import { linkDocument, openDocument } from './review/open-document.ts'
import { askKycChanges, rejectKyc } from './review/refuse-kyc.ts'
import { reopenKyc } from './review/reopen-kyc.ts'

/** Enough for a person who fills in one form with a few documents. */
const uploadsPerMinute = 30
/** The form saves itself while a person types. */
const savesPerMinute = 120
const logsPerMinute = 10

const logOptionsView = (type: keyof typeof logOptions) => ({
  success: true as const,
  type,
  options: logOptions[type].map(({ key, label, asksComment }) => ({
    key,
    label,
    asks_comment: asksComment,
  })),
})

export function registerKycRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getMyKyc', ({ customer }) => getMyKyc(context, customer.customerId))
  bind(app, context, 'getKycFields', ({ customer, query }) =>
    getKycFields(context, customer.customerId, query.is_pharma === 'true' ? 'pharma' : 'basic'),
  )
  mountUpload(app, uploadsPerMinute, (scope, options) => {
    const completeForm = withUploadedForm(({ customer }: Call<'completeKyc'>, form) =>
      completeKycForm(context, customer, form),
    )
    bind(
      scope,
      context,
      'completeKyc',
      (call) =>
        call.request.isMultipart()
          ? completeForm(call)
          : completeKyc(context, call.customer.customerId, call.body),
      { ...options, signedInPerMinute: savesPerMinute },
    )
  })
  bind(app, context, 'getKycLogOptions', async ({ query }) => ok(logOptionsView(query.type)))
  bind(
    app,
    context,
    'logKycExit',
    ({ customer, body }) => logKyc(context, customer.customerId, 'exit', body),
    { rateLimitPerMinute: logsPerMinute },
  )
  bind(
    app,
    context,
    'logKycIssue',
    ({ customer, body }) => logKyc(context, customer.customerId, 'issue', body),
    { rateLimitPerMinute: logsPerMinute },
  )
  mountUpload(app, uploadsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'uploadKycFile',
      withUpload(({ customer, query }, upload) => uploadKycFile(context, customer, query, upload)),
      options,
    ),
  )
  bind(app, context, 'deleteKycFile', ({ customer, body }) =>
    deleteKycFile(context, customer.customerId, body.file_id),
  )
  registerReviewRoutes(app, context)
}

function registerReviewRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListKyc', ({ query }) => listKyc(context, query))
  bind(app, context, 'staffGetKyc', ({ params }) => getKyc(context, params.id))
  bind(app, context, 'staffApproveKyc', ({ staff, params, body }) =>
    approveKyc(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffRejectKyc', ({ staff, params, body }) =>
    rejectKyc(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffReopenKyc', ({ staff, params, body }) =>
    reopenKyc(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffAskKycChanges', ({ staff, params, body }) =>
    askKycChanges(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffGetKycFileLink', ({ staff, params }) =>
    linkDocument(context, staff.staffId, params.id),
  )
  bind(app, context, 'staffListKycAsks', () => listKycAsks(context))
  bind(app, context, 'staffSetKycAsk', ({ staff, body }) => setKycAsk(context, staff.staffId, body))
  bind(app, context, 'staffOpenKycFile', ({ staff, params, query, reply }) =>
    openDocument(context, staff.staffId, params.id, query, reply),
  )
}
