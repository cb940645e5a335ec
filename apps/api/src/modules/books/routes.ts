import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { showBooks } from './show-books.ts'
import { startAudit } from './start-audit.ts'

/** Audits of the books, for finance. */
export function registerBooksRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffGetBooks', ({ query }) => showBooks(context, query))
  bind(app, context, 'staffAuditBooks', ({ staff }) => startAudit(context, staff))
}
