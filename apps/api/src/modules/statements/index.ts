export { closeCycles } from './close-cycles.ts'
export { registerStatementRoutes } from './routes.ts'
export { keptTcs } from './store/statements.ts'
