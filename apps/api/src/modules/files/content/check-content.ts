import { fileTypeFromBuffer } from 'file-type'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { fileDamaged, fileTooLarge, fileTypeRefused } from '../errors.ts'
import { fileMediaTypes, maxFileBytes, type FileMediaType } from '../model.ts'
import { checkPdf } from './check-pdf.ts'
import { redrawPhoto, redrawPicture } from './check-picture.ts'
import { cleanName } from './clean-name.ts'

/** An uploaded file; the name comes from the browser. */
export type Upload = {
  name: string
  bytes: Buffer
  /** A photo of goods: JPEG, PNG or WebP, kept as a JPEG. */
  photo?: true
}
/** A checked file: bytes redrawn or verified, and a clean name with the correct extension. */
export type CheckedFile = { name: string; mediaType: FileMediaType; bytes: Buffer }

export type NotAccepted = Refusal & {
  code: 'file_type_refused' | 'file_damaged' | 'file_active' | 'file_too_large'
}
export type Judged = Result<CheckedFile, NotAccepted>

/**
 * Judges a file by its content only, never by its name or declared type. Hostile files keep it busy: requests use
 * `judgeUpload`, which runs it in another process.
 */
export async function checkContent({ name, bytes, photo }: Upload): Promise<Judged> {
  if (bytes.length > maxFileBytes) return fileTooLarge()
  if (bytes.length === 0) return fileDamaged()
  const type = await fileTypeFromBuffer(bytes)
  if (photo === true) {
    const drawn = await redrawPhoto(bytes, type?.mime)
    return drawn.ok
      ? ok({ name: cleanName(name, 'image/jpeg'), mediaType: 'image/jpeg', bytes: drawn.value })
      : drawn
  }
  const mediaType = fileMediaTypes.find((one) => one === type?.mime)
  if (mediaType === undefined) return fileTypeRefused()
  if (mediaType === 'application/pdf') {
    const checked = checkPdf(bytes)
    if (!checked.ok) return checked
    return ok({ name: cleanName(name, mediaType), mediaType, bytes })
  }
  const redrawn = await redrawPicture(bytes, mediaType === 'image/jpeg' ? 'jpeg' : 'png')
  if (!redrawn.ok) return redrawn
  return ok({ name: cleanName(name, mediaType), mediaType, bytes: redrawn.value })
}
