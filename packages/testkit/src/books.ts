import { runAudit } from '@upchar/auditor/run-audit'
import type { World } from './world.ts'

/** A world is audited at its own time, a database by its address at the real one. */
const subject = (shop: World | string) =>
  typeof shop === 'string'
    ? { url: shop, at: new Date() }
    : { url: shop.db.$client.options.connectionString ?? '', at: shop.clock.now() }

/**
 * What the independent auditor says of a shop: nothing if money, stock, documents and numbers are right. It runs in the
 * test's process: a process of its own takes five times as long, and the tests of `npm run audit` and of the nightly job
 * start one.
 */
export async function wrongBooks(shop: World | string): Promise<string> {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const code = await runAudit({ ...subject(shop), json: false, out: say, problem: say })
  return code === 0 ? '' : said.join('')
}
