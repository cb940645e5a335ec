import { eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { PolicySet } from '../../content/index.ts'
import { order, orderPolicies } from '../tables.ts'

/** The policies of an order; undefined: placed before they were recorded. */
export async function findPolicySet(
  handle: Handle,
  orderId: string,
): Promise<PolicySet | undefined> {
  return (
    await handle
      .select({ versions: orderPolicies.versions, names: orderPolicies.names })
      .from(orderPolicies)
      .innerJoin(order, eq(order.policiesId, orderPolicies.id))
      .where(eq(order.id, orderId))
  )[0]
}
