import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { officeCaller } from '../../platform/identity/author.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { exportOrders } from './desk/export-orders.ts'
import { invoiceForStaff } from './desk/invoice-for-staff.ts'
import { downloadEDocuments } from './e-documents/download-e-documents.ts'
import { ownInvoice } from './dispatch/own-parcel.ts'
import { printPapers } from './dispatch/print-papers.ts'
import { evidenceForStaff, getEvidence } from './evidence/get-evidence.ts'
import { getInvoice } from './get-invoice.ts'
import { exportScheduleH1 } from './schedule-h1/list-schedule-h1.ts'
import { taxDocumentsFile } from './tax-register/list-documents.ts'

/** Rendering a PDF costs a hundred times as much as reading an order. */
const pdfs = { rateLimitPerMinute: 60, signedInPerMinute: 600 }
/** A file reads up to 10,000 rows, or renders all documents of an order. */
const files = { rateLimitPerMinute: 10 }

/** Documents of orders as files, for buyers. */
export function registerOrderFileRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'getInvoice',
    async ({ params, query, reply, ...call }) => {
      const caller = { shopper: shopperOf(call), key: query.key }
      const file = await getInvoice(context, caller, params.id, params.invoice)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(
    app,
    context,
    'getEvidence',
    async ({ params, query, reply, ...call }) => {
      const caller = { shopper: shopperOf(call), key: query.key }
      const file = await getEvidence(context, caller, params.id)
      return file.ok ? sendDocument(reply, 'zip', file.value) : file
    },
    files,
  )
  bind(
    app,
    context,
    'exportTaxDocuments',
    async ({ query, customer, reply }) =>
      sendDocument(reply, query.format, {
        name: `tax-documents-${query.month}.${query.format}`,
        bytes: await taxDocumentsFile(context, customer.customerId, query),
      }),
    files,
  )
}

/** The same for staff, and the papers of dispatch. */
export function registerStaffFileRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'staffGetInvoice',
    async ({ params, query, reply }) => {
      const file = await invoiceForStaff(context, params, query.copy)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(
    app,
    context,
    'staffGetEvidence',
    async ({ staff, params, reply }) => {
      const file = await evidenceForStaff(context, staff.staffId, params.id)
      return file.ok ? sendDocument(reply, 'zip', file.value) : file
    },
    files,
  )
  bind(
    app,
    context,
    'staffExportOrders',
    async ({ query, reply, ...call }) =>
      sendDocument(reply, 'csv', {
        name: 'orders.csv',
        bytes: await exportOrders(context, officeCaller(call), query),
      }),
    files,
  )
  bind(
    app,
    context,
    'staffDownloadEDocuments',
    async ({ staff, query, reply }) => {
      const file = await downloadEDocuments(context, staff.staffId, query)
      return file.ok ? sendDocument(reply, 'json', file.value) : file
    },
    files,
  )
  bind(
    app,
    context,
    'staffExportScheduleH1',
    async ({ staff, query, reply }) =>
      sendDocument(reply, query.format, await exportScheduleH1(context, staff.staffId, query)),
    files,
  )
  bind(
    app,
    context,
    'staffPrintPapers',
    async ({ staff, params, query, reply }) => {
      const file = await printPapers(context, staff, params.kind, query)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
}

/** The papers that a seller's own parcel leaves with (APP-01). */
export function registerSellerFileRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'sellerPrintPaper',
    async ({ seller, params: { id, kind }, reply }) => {
      const file = await printPapers(context, seller, kind, { parcels: [id] })
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(
    app,
    context,
    'sellerGetInvoice',
    async ({ seller, params: { id }, query, reply }) => {
      const file = await ownInvoice(context, seller, id, query)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
}
