import { err } from '@upchar/kernel/result'

export const fileMissing = () =>
  err({ code: 'file_missing' as const, message: 'Choose a file to upload.', field: 'file' })
export const fileTooLarge = () =>
  err({
    code: 'file_too_large' as const,
    message:
      'The file is larger than 5 MB. Choose a smaller one, or take a photo with less detail.',
    field: 'file',
  })
export const pictureTooLarge = () =>
  err({
    code: 'file_too_large' as const,
    message: 'The picture has more than 40 megapixels. Take a photo with less detail.',
    field: 'file',
  })
export const layeredTooLarge = () =>
  err({
    code: 'file_too_large' as const,
    message:
      'The picture is saved as progressive or interlaced and has more than 12 megapixels. Save it without that, or smaller.',
    field: 'file',
  })
export const fileTypeRefused = () =>
  err({
    code: 'file_type_refused' as const,
    message: 'Upload a PDF, a JPEG or a PNG. Other files are not accepted, whatever their name.',
    field: 'file',
  })
export const pictureNeeded = () =>
  err({
    code: 'file_type_refused' as const,
    message: 'Upload a JPEG or a PNG. Other files are not accepted, whatever their name.',
    field: 'file',
  })
export const photoTypeRefused = () =>
  err({
    code: 'file_type_refused' as const,
    message: 'Choose a JPEG, PNG or WebP photo. Other files are not accepted, whatever their name.',
    field: 'file',
  })
export const fileDamaged = () =>
  err({
    code: 'file_damaged' as const,
    message: 'The file can’t be read. It may be cut off: save it again and upload it once more.',
    field: 'file',
  })
export const fileActive = (why: string) =>
  err({ code: 'file_active' as const, message: why, field: 'file' })
export const uploadsBusy = () =>
  err({
    code: 'uploads_busy' as const,
    message: 'Many files are arriving at the moment. Try again in a few seconds.',
    detail: { retry_after: 5 },
  })
export const tooManyFiles = (message: string) =>
  err({ code: 'too_many_files' as const, message, field: 'file' })
export const fileUnknown = () =>
  err({
    code: 'file_unknown' as const,
    message: 'We don’t have this file. It may have been deleted.',
  })
export const fileInUse = () =>
  err({ code: 'file_in_use' as const, message: 'This file belongs to a form. Delete it there.' })
export const linkOver = () =>
  err({
    code: 'link_over' as const,
    message: 'This link has expired. Open the document again from its page.',
  })
