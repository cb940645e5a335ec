import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { World } from './world.ts'

const auditor = fileURLToPath(import.meta.resolve('@upchar/auditor/main'))
const most = 10_000_000

/** A world is audited at its own time, a database by its address at the real one. */
const subject = (shop: World | string) =>
  typeof shop === 'string'
    ? { url: shop, at: [] }
    : {
        url: shop.db.$client.options.connectionString ?? '',
        at: [`--at=${shop.clock.now().toISOString()}`],
      }

/** What the independent auditor says of a shop: nothing if money, stock, documents and numbers are right. */
export const wrongBooks = (shop: World | string): Promise<string> =>
  new Promise((resolve) => {
    const { url, at } = subject(shop)
    execFile(
      process.execPath,
      [auditor, ...at],
      { env: { DATABASE_URL: url }, maxBuffer: most },
      (error, out, problems) => resolve(error === null ? '' : `${out}${problems}`),
    )
  })
