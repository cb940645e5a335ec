export { registerEventRoutes } from './routes.ts'
export { eventView } from './show-events.ts'
export { deleteRegistrations } from './store.ts'
export { tellCalledOff } from './tell-called-off.ts'
