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
  name: `cart-origin-of-${kind}`,
  text: `select attribution, sales_code as "salesCode" from cart where ${column} = $1`,
}))

type Origin = { attribution: Attribution | null; salesCode: string | null }

/** How the buyer of the cart came, and the sales code that they typed; undefined without a cart. */
export const findCartOrigin = async (
  handle: Handle,
  shopper: Shopper,
): Promise<Origin | undefined> =>
  (await queryPrepared<Origin>(handle, findStatement[shopper.kind], [shopper.id]))[0]
