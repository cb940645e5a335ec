import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run fuzz -- [--requests N] [--seed N]`: random requests to every operation of the API by four kinds of caller, on a
 * database of its own. `npm test` makes 2 % of them.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const { status } = spawnSync('vitest', ['run', '--project', 'api', 'apps/api/src/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
})
process.exit(status ?? 1)
