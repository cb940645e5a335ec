import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { mountUpload, withUpload } from '../files/index.ts'
import { applyForCredit } from './apply.ts'
import { deleteCreditFile, updateCreditFile, uploadCreditFile } from './change-files.ts'
import { deleteAccount, repay } from './close-account.ts'
import { showAccounts, showHistory } from './show-accounts.ts'
import { showForm } from './show-form.ts'

/** Calls that reach the fintech backend. */
const limited = { rateLimitPerMinute: 20 }
const uploadsPerMinute = 20

/** The customer's credit line (CREDIT-01, CREDIT-03 to CREDIT-05). */
export function registerCreditRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'getCreditForm',
    ({ customer }) => showForm(context, customer.customerId),
    limited,
  )
  bind(app, context, 'listCreditAccounts', ({ customer, query }) =>
    showAccounts(context, customer.customerId, query),
  )
  bind(app, context, 'creditTransactionHistory', ({ customer, query }) =>
    showHistory(context, customer.customerId, query),
  )
  bind(
    app,
    context,
    'applyForCredit',
    ({ customer, body }) => applyForCredit(context, customer.customerId, body),
    limited,
  )
  bind(
    app,
    context,
    'deleteCreditAccount',
    ({ customer, params }) => deleteAccount(context, customer.customerId, params),
    limited,
  )
  bind(
    app,
    context,
    'repayCredit',
    ({ customer, body }) => repay(context, customer.customerId, body),
    limited,
  )
  bind(
    app,
    context,
    'deleteCreditFile',
    ({ customer, body }) => deleteCreditFile(context, customer.customerId, body),
    limited,
  )
  mountUpload(app, uploadsPerMinute, (scope, options) => {
    bind(
      scope,
      context,
      'uploadCreditFile',
      withUpload(({ customer, query }, upload) =>
        uploadCreditFile(context, customer, query, upload),
      ),
      options,
    )
    bind(
      scope,
      context,
      'updateCreditFile',
      withUpload(({ customer, query }, upload) =>
        updateCreditFile(context, customer, query, upload),
      ),
      options,
    )
  })
}
