import type { Database } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'

const holdStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-hold-${kind}`,
  text: `update cart_line l set price_held_until = $3::timestamptz from cart c
    where c.${column} = $1 and l.cart_id = c.id and l.offer_id = $2::bigint
      and l.price_held_until is null and not exists (select 1 from cart_line o
        where o.cart_id = c.id and o.price_held_until is not null)
    returning 1`,
}))

/** Holds the price of a line of a cart without a hold. False: another tab was faster. */
export const holdPrice = async (
  db: Database,
  shopper: Shopper,
  offerId: number,
  until: Date,
): Promise<boolean> =>
  (await queryPrepared(db, holdStatement[shopper.kind], [shopper.id, offerId, until])).length > 0
