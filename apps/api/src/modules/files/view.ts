import type { FileMediaType } from './model.ts'

type Seen = { id: string; name: string; mediaType: FileMediaType; bytes: number; createdAt: Date }

/** What its owner, or staff with the right, sees of a file. */
export const fileView = (file: Seen) => ({
  file_id: file.id,
  name: file.name,
  media_type: file.mediaType,
  bytes: file.bytes,
  uploaded_at: file.createdAt.toISOString(),
})
