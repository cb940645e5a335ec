import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

const cards = {
  name: 'catalogue-cards',
  text: 'select group_id as id, card from product_read where group_id = any($1::bigint[])',
}

export const selectCards = (
  handle: Handle,
  ids: readonly number[],
): Promise<{ id: number; card: string }[]> =>
  queryPrepared<{ id: number; card: string }>(handle, cards, [ids])

const detail = { name: 'catalogue-detail', text: 'select detail from product_read where slug = $1' }

export const selectDetail = async (handle: Handle, slug: string): Promise<string | undefined> =>
  (await queryPrepared<{ detail: string }>(handle, detail, [slug]))[0]?.detail

const place = {
  name: 'catalogue-place',
  text: 'select group_id as "groupId", family_key as "familyKey", brand_slug as "brandSlug", category_slug as "categorySlug" from product_read where slug = $1',
}

/** A product's place in the shop. */
export const selectPlace = async (
  handle: Handle,
  slug: string,
): Promise<
  { groupId: number; familyKey: string; brandSlug: string; categorySlug: string } | undefined
> =>
  (
    await queryPrepared<{
      groupId: number
      familyKey: string
      brandSlug: string
      categorySlug: string
    }>(handle, place, [slug])
  )[0]
