export { forgetSez } from './forget-sez.ts'
export { registerSezRoutes } from './routes.ts'
export { findInForce as sezInForce } from './store.ts'
