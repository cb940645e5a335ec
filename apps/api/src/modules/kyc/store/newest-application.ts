import { and, desc, eq, ne } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { kycApplication } from '../tables.ts'

export async function selectNewestApplicationId(
  handle: Handle,
  customerId: string,
): Promise<string | undefined> {
  const [row] = await handle
    .select({ id: kycApplication.id })
    .from(kycApplication)
    .where(and(eq(kycApplication.customerId, customerId), ne(kycApplication.state, 'draft')))
    .orderBy(desc(kycApplication.createdAt), desc(kycApplication.id))
    .limit(1)
  return row?.id
}
