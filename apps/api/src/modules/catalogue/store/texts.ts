import type { Handle } from '../../../platform/db.ts'
import { queryNamed } from '../../../platform/named.ts'

const cards = { name: 'catalogue-cards', text: 'select group_id as id, card from product_read where group_id = any($1::bigint[])' }

export const selectCards = (handle: Handle, ids: readonly number[]): Promise<{ id: number; card: string }[]> =>
  queryNamed<{ id: number; card: string }>(handle, cards, [ids])

const detail = { name: 'catalogue-detail', text: 'select detail from product_read where slug = $1' }

export const selectDetail = async (handle: Handle, slug: string): Promise<string | undefined> =>
  (await queryNamed<{ detail: string }>(handle, detail, [slug]))[0]?.detail
