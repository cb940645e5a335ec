import { index, pgTable, text } from '../../platform/db/pg-core.ts'
import { storedFile } from '../files/tables.ts'

/**
 * An uploaded photo of goods. Its file stays as long as a product, or a version of one, names it; a photo that
 * nothing names within a week of its upload is deleted with its file.
 */
export const productPhoto = pgTable(
  'product_photo',
  {
    /** A hash of the uploaded bytes. It is in the photo's address, so that caches may keep it forever. */
    key: text('key').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
  },
  (t) => [index('product_photo_file').on(t.fileId)],
)
