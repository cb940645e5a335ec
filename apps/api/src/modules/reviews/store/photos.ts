import { and, asc, eq, inArray, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'
import { review, reviewPhoto } from '../tables.ts'

/** The photos of reviews, in order. */
export async function photosOf(
  handle: Handle,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await handle
    .select()
    .from(reviewPhoto)
    .where(inArray(reviewPhoto.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhoto.reviewId), asc(reviewPhoto.place))
  return Map.groupBy(rows, ({ reviewId }) => reviewId)
    .entries()
    .reduce(
      (found, [id, photos]) =>
        found.set(
          id,
          photos.map(({ fileId }) => fileId),
        ),
      new Map<string, string[]>(),
    )
}

/** Puts photos to a review in place of those that it has. */
export async function putPhotos(
  tx: Transaction,
  reviewId: string,
  photos: readonly string[],
): Promise<void> {
  await tx.delete(reviewPhoto).where(eq(reviewPhoto.reviewId, reviewId))
  if (photos.length > 0)
    await tx
      .insert(reviewPhoto)
      .values(photos.map((fileId, place) => ({ reviewId, fileId, place })))
}

/** The state of the review that has a photo; undefined: none has. */
export async function reviewOfPhoto(handle: Handle, fileId: string) {
  const [row] = await handle
    .select({ id: review.id, state: review.state })
    .from(reviewPhoto)
    .innerJoin(review, eq(review.id, reviewPhoto.reviewId))
    .where(and(eq(reviewPhoto.fileId, fileId)))
  return row
}

/** Takes all photos off a customer's reviews; returns them. */
export async function takePhotosOff(tx: Transaction, { kind, id }: Shopper): Promise<string[]> {
  const rows = await tx
    .delete(reviewPhoto)
    .where(
      sql`${reviewPhoto.reviewId} in (select id from review where order_id in
        (select id from "order" where ${sql.identifier(ownerColumn[kind])} = ${id}))`,
    )
    .returning({ fileId: reviewPhoto.fileId })
  return rows.map(({ fileId }) => fileId)
}
