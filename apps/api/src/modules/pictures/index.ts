export { registerPictureRoutes } from './routes.ts'
