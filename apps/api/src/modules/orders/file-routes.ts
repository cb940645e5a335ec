import type { FastifyInstance, FastifyReply } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { exportOrders } from './desk/export-orders.ts'
import { invoiceForStaff } from './desk/invoice-for-staff.ts'
import { printPapers } from './dispatch/print-papers.ts'
import { evidenceForStaff, getEvidence } from './evidence/get-evidence.ts'
import { getInvoice } from './get-invoice.ts'
import { taxDocumentsCsv } from './tax-register/list-documents.ts'

/** Rendering a PDF costs a hundred times as much as reading an order. */
const pdfs = { rateLimitPerMinute: 60 }
/** A file reads up to 10,000 rows, or renders all documents of an order. */
const files = { rateLimitPerMinute: 10 }

const kinds = {
  pdf: { type: 'application/pdf', shown: 'inline' },
  zip: { type: 'application/zip', shown: 'attachment' },
  csv: { type: 'text/csv; charset=utf-8', shown: 'attachment' },
} as const

async function send(
  reply: FastifyReply,
  kind: keyof typeof kinds,
  { name, bytes }: { name: string; bytes: Buffer | string },
) {
  const { type, shown } = kinds[kind]
  await reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${shown}; filename="${name}"`)
    .send(bytes)
  return ok('sent' as const)
}

/** Documents of orders as files, for buyers. */
export function registerOrderFileRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'getInvoice',
    async ({ params, query, reply, ...call }) => {
      const caller = { shopper: shopperOf(call), key: query.key }
      const file = await getInvoice(context, caller, params.id, params.invoice)
      return file.ok ? send(reply, 'pdf', file.value) : file
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
      return file.ok ? send(reply, 'zip', file.value) : file
    },
    files,
  )
  bind(
    app,
    context,
    'exportTaxDocuments',
    async ({ query, customer, reply }) =>
      send(reply, 'csv', {
        name: `tax-documents-${query.month}.csv`,
        bytes: await taxDocumentsCsv(context, customer.customerId, query),
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
    async ({ params, reply }) => {
      const file = await invoiceForStaff(context, params.id, params.invoice)
      return file.ok ? send(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
  bind(
    app,
    context,
    'staffGetEvidence',
    async ({ staff, params, reply }) => {
      const file = await evidenceForStaff(context, staff.staffId, params.id)
      return file.ok ? send(reply, 'zip', file.value) : file
    },
    files,
  )
  bind(
    app,
    context,
    'staffExportOrders',
    async ({ staff, query, reply }) =>
      send(reply, 'csv', {
        name: 'orders.csv',
        bytes: await exportOrders(context, staff.staffId, query),
      }),
    files,
  )
  bind(
    app,
    context,
    'staffPrintPapers',
    async ({ staff, params, query, reply }) => {
      const file = await printPapers(context, staff.staffId, params.kind, query)
      return file.ok ? send(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
}
