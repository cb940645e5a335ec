export { registerReviewRoutes } from './routes.ts'
export { forgetNames } from './store.ts'
