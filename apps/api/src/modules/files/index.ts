export { attachFiles } from './attach-files.ts'
export { clearFiles } from './clear-files.ts'
export { fileUnknown, tooManyFiles, uploadsBusy } from './errors.ts'
export { checkLink, makeLink } from './file-links.ts'
export { judgeUpload } from './content/judge-upload.ts'
export { keepFile, type KeptFile, type NotAttached } from './keep-file.ts'
export {
  applicantActor,
  buyerActor,
  fileMediaTypes,
  maxFileBytes,
  orderActor,
  shopActor,
  type FileActor,
} from './model.ts'
export type { Upload } from './content/check-content.ts'
export { hasTooManyScans } from './content/jpeg-scans.ts'
export { mountUpload, withUpload, withUploadedForm } from './mount-upload.ts'
export type { UploadedForm } from './read-upload.ts'
export { removeBytes, removeFile, removeLooseFiles } from './remove-file.ts'
export { registerFilesRoutes } from './routes.ts'
export { sendFile, sendPublicPicture } from './send-file.ts'
export { findFile, recordAccess } from './store.ts'
export { fileView } from './view.ts'
