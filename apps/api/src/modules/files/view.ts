import type { FileMediaType } from './model.ts'

type Seen = { id: string; name: string; mediaType: FileMediaType; bytes: number; createdAt: Date }

/** A file as its owner, or authorised staff, sees it. */
export const fileView = (file: Seen) => ({
  file_id: file.id,
  name: file.name,
  media_type: file.mediaType,
  bytes: file.bytes,
  uploaded_at: file.createdAt.toISOString(),
})
