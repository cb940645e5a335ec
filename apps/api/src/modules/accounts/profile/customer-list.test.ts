import { sql, type SQL } from '../../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { addManyCustomers } from '@upchar/testkit/many-customers'
import { useWorld } from '@upchar/testkit/world'
import { numberIn, wordsOf } from '../../../platform/text/search-words.ts'
import {
  alikeStatement,
  countStatement,
  rowsStatement,
  type ListQuery,
} from '../store/customer-list.ts'

const world = useWorld()
beforeAll(() => addManyCustomers(world.db, 100_000), 120_000)

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** A statement's query plan: its nodes, and the number of 8 KB blocks read. */
async function explain(statement: SQL): Promise<{ nodes: Node[]; blocks: number }> {
  const { rows } = await world.db.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql`explain (analyze, buffers, timing off, format json) ${statement}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]
  if (plan === undefined) throw new Error('no plan')
  return {
    nodes: nodesOf(plan.Plan),
    blocks: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  }
}

const query = (
  change: Partial<Omit<ListQuery, 'words' | 'number'>> & { q?: string } = {},
): ListQuery => {
  const { q = '', ...rest } = change
  return { sort: 'newest', page: 1, limit: 25, ...rest, words: wordsOf(q), number: numberIn(q) }
}
type Asked = Parameters<typeof query>[0]
const countOf = (asked: Asked) => explain(countStatement(world.db, query(asked)))
async function rowsOf(asked: Asked) {
  const { rows } = await world.db.execute<{ count: number }>(countStatement(world.db, query(asked)))
  return explain(rowsStatement(world.db, query(asked), rows[0]?.count ?? 0).getSQL())
}
const sequential = ({ nodes }: { nodes: Node[] }) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan')

// The table alone has several thousand blocks: far fewer means no full scan.
describe('the list of 100,000 customers', () => {
  it.each(['newest', 'oldest', 'last_sign_in', 'email', 'business_name'] as const)(
    'is read from an index when sorted by %s',
    async (sort) => {
      const first = await rowsOf({ sort })
      expect(sequential(first)).toEqual([])
      expect(first.blocks).toBeLessThan(200)
      // The deepest page walks 10,000 rows, in the worst case each in its own block.
      const last = await rowsOf({ sort, page: 400 })
      expect(sequential(last)).toEqual([])
      expect(last.blocks).toBeLessThan(15_000)
    },
  )

  it.each([
    { q: 'buyer77777@practice' },
    { q: '7000077777' },
    { q: '+91 70000 77777' },
    { q: '27AABCN7' },
    { q: 'lotus dental 1234' },
  ])('finds $q by index', async (asked) => {
    for (const plan of [await rowsOf(asked), await countOf(asked)]) {
      expect(sequential(plan)).toEqual([])
      expect(plan.nodes.map((node) => node['Index Name'])).toContain('customer_search')
      expect(plan.blocks).toBeLessThan(1_000)
    }
  })

  it('OPS-10 finds a part of a phone by index', async () => {
    for (const plan of [await rowsOf({ q: '0077777' }), await countOf({ q: '0077777' })]) {
      expect(sequential(plan)).toEqual([])
      expect(plan.nodes.map((node) => node['Index Name'])).toContain('customer_phone')
      expect(plan.blocks).toBeLessThan(3_000)
    }
  })

  it('OPS-10 finds names with typing errors by index', async () => {
    const plan = await explain(alikeStatement(world.db, query({ q: 'meara iyar lotsu' })).getSQL())
    expect(sequential(plan)).toEqual([])
    expect(plan.nodes.map((node) => node['Index Name'])).toContain('customer_names')
  })

  it('stops counting at 10,000, and reads only a part for a frequent word', async () => {
    for (const asked of [
      {},
      { state: 'open' as const },
      { business_type: 4 },
      { q: 'clinic' },
      { q: 'clinic', sort: 'email' as const },
      { state: 'closed' as const },
    ]) {
      const [rows, count] = [await rowsOf(asked), await countOf(asked)]
      expect(rows.blocks, JSON.stringify(asked)).toBeLessThan(15_000)
      expect(count.blocks, JSON.stringify(asked)).toBeLessThan(15_000)
    }
  })
})
