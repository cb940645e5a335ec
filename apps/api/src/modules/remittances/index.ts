export { collectedStates } from './match-lines.ts'
export { registerRemittanceRoutes } from './routes.ts'
export { lastBilled } from './store/lists.ts'
export { selectAwaitedCash } from './store/awaited-cash.ts'
