export { auditBooks } from './audit-books.ts'
export { registerBooksRoutes } from './routes.ts'
