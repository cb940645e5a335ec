import type { Answer, QueryInput } from '@upchar/contract/schema/endpoints'
import type { World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

type Listing = Answer<'listProducts'>

/** Lists products as a visitor does. */
export const listedBy = (world: World) => ({
  list: async (query: QueryInput<'listProducts'>): Promise<Listing> =>
    (await world.visitor().call('listProducts', { query })).body,
  count: async (query: ReturnType<typeof sql>): Promise<number> =>
    Number((await world.db.execute<{ n: number }>(query)).rows[0]?.n),
})

export const facet = (answer: Listing, key: string) => answer.facets.find((one) => one.key === key)
export const valueOf = (answer: Listing, key: string, value: string) =>
  facet(answer, key)?.values.find((one) => one.value === value)

/** The in-memory catalogue lags briefly behind the database. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await check()
      return
    } catch (error) {
      if (attempt >= 100) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
}
