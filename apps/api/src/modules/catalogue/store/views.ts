import { mayPromote, PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import { eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { productView } from '../tables.ts'

/** The number shown, plus spares for products that go off sale. */
const keptViews = 40

// The first slug is the newest; a repeated view moves to the front. The same statement deletes the
// guest's older views.
const record = {
  name: 'catalogue-record-views',
  text: `with seen as (
      select r.group_id, $3::timestamptz - (min(s.place) - 1) * interval '1 millisecond' as at
      from unnest($2::text[]) with ordinality s(slug, place) join product_read r on r.slug = s.slug
        group by r.group_id),
    added as (insert into product_view (guest_hash, group_id, at) select $1, group_id, at from seen
      on conflict (guest_hash, group_id) do update set at = excluded.at)
    delete from product_view where guest_hash = $1 and group_id in (
      select group_id from product_view where guest_hash = $1 order by at desc offset ${keptViews})`,
}

/** Records a guest's product views; ignores unknown slugs. */
export async function insertViews(
  handle: Handle,
  guestHash: string,
  slugs: readonly string[],
  at: Date,
): Promise<void> {
  await queryPrepared(handle, record, [guestHash, slugs, at])
}

export async function deleteViews(handle: Handle, guestHash: string): Promise<void> {
  await handle.delete(productView).where(eq(productView.guestHash, guestHash))
}

/** Moves views from one guest id to a new one without views. */
export async function moveViews(handle: Handle, from: string, to: string): Promise<void> {
  await handle.update(productView).set({ guestHash: to }).where(eq(productView.guestHash, from))
}

const recent = {
  name: 'catalogue-recent-views',
  text: `select w.group_id as id from product_view w join product_group g on g.id = w.group_id where w.guest_hash = $1
    and g.product_class = any(array['${PRODUCT_CLASSES.filter(mayPromote).join(`', '`)}']) order by w.at desc limit 20`,
}

/** What a guest saw last; never what may not be promoted. */
export const selectRecentViews = async (handle: Handle, guestHash: string): Promise<number[]> =>
  (await queryPrepared<{ id: number }>(handle, recent, [guestHash])).map((row) => row.id)
