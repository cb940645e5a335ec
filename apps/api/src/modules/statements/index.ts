export { closeCycles } from './close-statement.ts'
export { registerStatementRoutes } from './routes.ts'
export { keptTcs } from './store/statements.ts'
