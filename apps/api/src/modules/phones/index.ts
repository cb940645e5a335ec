export { registerPhoneRoutes } from './routes.ts'
export { adoptProofs, forgetProofs, selectProved } from './store.ts'
