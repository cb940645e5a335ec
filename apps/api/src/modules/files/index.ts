export { clearFiles } from './clear-files.ts'
export { fileUnknown, tooManyFiles } from './errors.ts'
export { checkLink, makeLink } from './file-links.ts'
export { keepFile, type KeptFile, type NotAttached } from './keep-file.ts'
export {
  buyerActor,
  fileMediaTypes,
  maxFileBytes,
  type FileActor,
  type FileMediaType,
} from './model.ts'
export type { Upload } from './content/check-content.ts'
export { hasTooManyScans } from './content/jpeg-scans.ts'
export { mountUpload, withUpload } from './mount-upload.ts'
export { removeBytes, removeFile, removeLooseFiles } from './remove-file.ts'
export { registerFilesRoutes } from './routes.ts'
export { sendFile } from './send-file.ts'
export { findFile, recordAccess, type StoredFileRow } from './store.ts'
export { fileView } from './view.ts'
