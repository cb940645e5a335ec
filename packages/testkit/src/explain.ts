import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Handle } from '@upchar/api/platform/db/database'

type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
export type Plan = {
  statement: string
  /** Rows read, returned or not. */ scanned: number
  /** Blocks of 8 KB. */ blocks: number
  nodes: string[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const isScan = (node: Node): boolean => node['Node Type'].endsWith('Scan')

/** Runs `work` and returns the query plan of each statement that it ran, by Drizzle or prepared. */
export async function explainAll(
  db: Database,
  work: (handle: Handle) => Promise<unknown>,
): Promise<Plan[]> {
  const made: { query: string; params: unknown[] }[] = []
  const query = db.$client.query.bind(db.$client)
  const client = Object.assign(Object.create(db.$client), {
    query: (asked: { text: string; values?: unknown[] }, params = asked.values ?? []) => {
      made.push({ query: asked.text, params })
      return query(asked, params)
    },
  })
  await work(drizzle(client))
  return Promise.all(
    made.map(async ({ query, params }) => {
      const { rows } = await db.$client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (analyze, buffers, timing off, format json) ${query}`,
        params,
      )
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      if (plan === undefined) throw new Error('no plan')
      const nodes = nodesOf(plan)
      return {
        statement: query,
        blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        nodes: nodes.map((node) => node['Node Type']),
        scanned: nodes
          .filter(isScan)
          .reduce(
            (sum, node) =>
              sum +
              (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
            0,
          ),
      }
    }),
  )
}
