export { provideFonts } from './fonts.ts'
export { mediaTypes, sizes as pictureSizes, type Format } from './picture-sizes.ts'
export { encode as encodePicture } from './render.ts'
export { registerPictureRoutes } from './routes.ts'
