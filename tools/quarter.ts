import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run quarter -- [--orders N] [--seed N]`: a quarter of a marketplace with twelve sellers, from orders to settlements and filed
 * returns, on a database of its own, checked by the auditor. `npm test` makes 2 % of the orders.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'api', 'apps/api/src/flows/quarter/quarter.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, QUARTER_ORDERS: values.orders, QUARTER_SEED: values.seed },
  },
)
process.exit(status ?? 1)
