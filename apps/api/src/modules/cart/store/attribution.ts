import type { Attribution } from '@upchar/kernel/attribution'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'

const setStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-attribution-${kind}`,
  text: `update cart set attribution = $2::jsonb
    where ${column} = $1 and attribution is distinct from $2::jsonb`,
}))

/** Keeps how the buyer came with their cart, if they have one. */
export async function setAttribution(
  handle: Handle,
  shopper: Shopper,
  known: Attribution,
): Promise<void> {
  await queryPrepared(handle, setStatement[shopper.kind], [shopper.id, JSON.stringify(known)])
}

const findStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-attribution-of-${kind}`,
  text: `select attribution from cart where ${column} = $1 and attribution is not null`,
}))

/** How the buyer of the cart came; undefined where the cart doesn't know. */
export const findCartAttribution = async (
  handle: Handle,
  shopper: Shopper,
): Promise<Attribution | undefined> =>
  (
    await queryPrepared<{ attribution: Attribution }>(handle, findStatement[shopper.kind], [
      shopper.id,
    ])
  )[0]?.attribution
