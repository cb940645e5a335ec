export { closeCycles } from './close-cycles.ts'
export { registerStatementRoutes } from './routes.ts'
export {
  payoutsBooked,
  statementsBooked,
  type BookedPayout,
  type BookedStatement,
} from './store/booked.ts'
export { statementMoney } from './store/money-of-days.ts'
export { keptTcs } from './store/statements.ts'
