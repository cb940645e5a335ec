export { bringFonts } from './fonts.ts'
export { registerPictureRoutes } from './routes.ts'
