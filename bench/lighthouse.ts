import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { addToCart, Buyer } from '@upchar/testkit/buyer'
import { chromiumArguments, ensureChromium } from '../tools/chromium.ts'
import { describeMachine } from './machine.ts'
import { makeScenarios, stockUp } from './scenarios.ts'
import { openBenchDatabase, startShop } from './shop.ts'

/**
 * `npm run bench:lighthouse`: Lighthouse's phone (slow 4G and a slowed processor, both simulated) over the pages that buyers see,
 * three visits each with an empty cache. A score is the median of the visits; all of them are printed.
 */
const folder = path.join(import.meta.dirname, 'lighthouse')
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')
const [shopPort, postgresPort, chromiumPort] = [34_831, 54_431, 34_832]
const visits = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const bars = {
  browse: { performance: 98, others: 100 },
  buying: { performance: 95, others: 100 },
}
/** The bench's shop is no production, and tells search engines to stay away (UI-11); cart and checkout do so anywhere. */
const skipped = ['is-crawlable']

const run = promisify(execFile)
const print = (text: string) => process.stdout.write(`${text}\n`)

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
    }),
  ),
})
type Report = z.infer<typeof Report>

function install(): void {
  if (existsSync(cli)) return
  process.stderr.write('Installing Lighthouse …\n')
  const arguments_ = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', arguments_, { cwd: folder, stdio: 'inherit' })
}

/** One visit. Lighthouse empties cache and storage first, and leaves the cookies. */
async function visit(url: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      url,
      `--port=${chromiumPort}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--skip-audits=${skipped.join(',')}`,
    ],
    { maxBuffer: 2 ** 28 },
  )
  const report = Report.parse(JSON.parse(stdout))
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

const scoreOf = (report: Report, category: (typeof categories)[number]): number =>
  Math.round((report.categories[category].score ?? 0) * 100)
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** What keeps a report from 100, the most telling first; of the performance only its measures count. */
const findings = (report: Report): string[] =>
  categories.flatMap((category) =>
    report.categories[category].auditRefs
      .map(({ id, weight }) => ({ id, weight, ...report.audits[id] }))
      .filter(({ weight, score }) => weight > 0 && typeof score === 'number' && score < 0.95)
      .toSorted((a, b) => b.weight - a.weight)
      .map(
        ({ id, displayValue }) => `${id}${displayValue === undefined ? '' : ` ${displayValue}`}`,
      ),
  )

async function judge(name: string, url: string, bar: (typeof bars)['browse']) {
  const reports: Report[] = []
  for (let time = 0; time < visits; time++) reports.push(await visit(url))
  const cells = categories.map((category) => {
    const scores = reports.map((report) => scoreOf(report, category))
    const wanted = category === 'performance' ? bar.performance : bar.others
    const mark = median(scores) >= wanted ? '✓' : `✗ (≥ ${wanted})`
    return `${category} ${scores.join(', ')} ${mark}`
  })
  print(`${name}: ${cells.join('; ')}`)
  const found = new Set(reports.flatMap(findings))
  if (found.size > 0) print(`  below 95 in some visit: ${[...found].join('; ')}`)
}

/** Gives the visited browser the buyer's cart, and ends here if cart or checkout would be judged without goods. */
async function bringCart(cookie: string, origin: string): Promise<void> {
  const visited = await chromium.connectOverCDP(`http://127.0.0.1:${chromiumPort}`)
  const [context] = visited.contexts()
  if (!context) throw new Error('Chromium has no window of its own')
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  for (const path of ['/cart', '/checkout']) {
    await page.goto(`${origin}${path}`)
    await page.getByText('(1 product)').first().waitFor()
  }
  await page.close()
  // Lighthouse can't open a page while another client is attached.
  await visited.close()
}

install()
const database = await openBenchDatabase('base', undefined, postgresPort)
print(await describeMachine(database.postgres.url))
const scenarios = await makeScenarios(database.db)
await stockUp(database.db, scenarios.carts)
const shop = await startShop(database, shopPort)
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? '',
  args: [...chromiumArguments, `--remote-debugging-port=${chromiumPort}`],
})
const buyer = new Buyer(shop.origin)
try {
  const sku = scenarios.carts[0] ?? ''
  await addToCart(buyer, sku)
  const product = scenarios.product[0]?.replace('/api/', '/') ?? ''
  const listing = decodeURIComponent(scenarios.listing[0] ?? '').replace(
    /^.*category=/,
    '/categories/',
  )
  for (const [name, url] of [
    ['home', '/shop'],
    ['category', listing],
    ['product', product],
    ['search', '/products?search=gloves'],
  ] as const)
    await judge(name, `${shop.origin}${url}`, bars.browse)
  await bringCart(buyer.cookie, shop.origin)
  for (const name of ['cart', 'checkout']) await judge(name, `${shop.origin}/${name}`, bars.buying)
} finally {
  buyer.close()
  await browser.close()
  await shop.stop()
  await database.db.$client.end()
  await database.postgres.stop()
}
