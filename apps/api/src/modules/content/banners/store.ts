import { and, desc, eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { bannerPicture, bannerRendition } from '../tables.ts'
import type { Rendition } from './encode-banner.ts'

export type BannerPictureRow = typeof bannerPicture.$inferSelect

/** The uploaded pictures, newest first. */
export const selectBannerPictures = (handle: Handle, limit: number): Promise<BannerPictureRow[]> =>
  handle
    .select()
    .from(bannerPicture)
    .orderBy(desc(bannerPicture.uploadedAt), desc(bannerPicture.key))
    .limit(limit)

export async function findBannerPicture(
  handle: Handle,
  key: string,
): Promise<BannerPictureRow | undefined> {
  return (await handle.select().from(bannerPicture).where(eq(bannerPicture.key, key)))[0]
}

/** Keeps a picture from being deleted until the transaction ends; false: no such picture. */
export async function holdBannerPicture(tx: Transaction, key: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ key: bannerPicture.key })
        .from(bannerPicture)
        .where(eq(bannerPicture.key, key))
        .for('key share')
    ).length > 0
  )
}

export async function lockBannerPicture(
  tx: Transaction,
  key: string,
): Promise<BannerPictureRow | undefined> {
  return (await tx.select().from(bannerPicture).where(eq(bannerPicture.key, key)).for('update'))[0]
}

/** Its sizes are deleted with it. */
export async function deleteBannerPicture(tx: Transaction, key: string): Promise<void> {
  await tx.delete(bannerPicture).where(eq(bannerPicture.key, key))
}

/** False: the same picture exists and is unchanged. */
export async function insertBannerPicture(
  tx: Transaction,
  row: BannerPictureRow,
  renditions: readonly Rendition[],
): Promise<boolean> {
  const inserted = await tx
    .insert(bannerPicture)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: bannerPicture.key })
  if (inserted.length === 0) return false
  await tx
    .insert(bannerRendition)
    .values(renditions.map(({ file, bytes }) => ({ key: row.key, file, bytes })))
  return true
}

export async function selectRendition(
  handle: Handle,
  key: string,
  file: string,
): Promise<Buffer | undefined> {
  return (
    await handle
      .select({ bytes: bannerRendition.bytes })
      .from(bannerRendition)
      .where(and(eq(bannerRendition.key, key), eq(bannerRendition.file, file)))
  )[0]?.bytes
}
