import type { FastifyInstance } from 'fastify'
import { getQuotationTerms, setQuotationTerms } from '../../modules/quotations/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { makeQuotation } from './make-quotation.ts'
import { mailedFile, openQuotation } from './open-quotation.ts'
import { orderQuotation } from './order-quotation.ts'
import { quoteEnquiry, showPrices } from './quote-enquiry.ts'
import {
  listAllQuotations,
  listQuotations,
  quotationFile,
  quotationFileForStaff,
} from './show-quotations.ts'

/** Rendering a PDF costs a hundred times as much as reading one. */
const pdfs = { rateLimitPerMinute: 60 }

export function registerQuotationRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'createQuotation', (call) =>
    makeQuotation(context, shopperOf(call), networkOf(call.request), call.body),
  )
  bind(app, context, 'listQuotations', (call) => listQuotations(context, shopperOf(call)))
  bind(app, context, 'orderQuotation', (call) =>
    orderQuotation(context, shopperOf(call), call.params.id, call.body),
  )
  bind(
    app,
    context,
    'getQuotationFile',
    async ({ params, reply, ...call }) => {
      const file = await quotationFile(context, shopperOf(call), params.id)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(app, context, 'openQuotation', (call) => openQuotation(context, shopperOf(call), call.body))
  bind(
    app,
    context,
    'getMailedQuotation',
    async ({ params, query, reply }) => {
      const file = await mailedFile(context, params.id, query.key)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(app, context, 'staffPriceQuotation', ({ params, body }) =>
    showPrices(context, params.id, body),
  )
  bind(app, context, 'staffQuoteTicket', ({ staff, params, body }) =>
    quoteEnquiry(context, staff, params.id, body),
  )
  bind(app, context, 'staffListQuotations', ({ query }) => listAllQuotations(context, query))
  bind(
    app,
    context,
    'staffGetQuotationFile',
    async ({ staff, params, reply }) => {
      const file = await quotationFileForStaff(context, staff.staffId, params.id)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(app, context, 'staffGetQuotationTerms', () => getQuotationTerms(context))
  bind(app, context, 'staffSetQuotationTerms', ({ staff, body }) =>
    setQuotationTerms(context, staff, body),
  )
}
