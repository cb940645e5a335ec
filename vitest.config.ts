import { defineConfig } from 'vitest/config'
import { RulesFirst } from './tools/rules-first.ts'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
// Files of one worker share its modules, so keep no state in them. Isolating each file doubled the
// time.
const shared = {
  // Ends only what hangs: the same journey took 20 s on one machine and over 60 s on a slower one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  isolate: false,
  // A test waits now and then for PostgreSQL, a page or a timer: four workers fill two cores.
  maxWorkers: 4,
  // Polls end when the condition holds; the default of 1 s is too short on a loaded machine.
  expect: { poll: { timeout: 15_000 } },
}

/**
 * In CI a failed journey is retried once: on a loaded machine one in some hundreds times out. The
 * run lists the retried ones.
 */
const retry = process.env['CI'] ? 1 : 0
/**
 * Tests that build, start, draw or import the whole catalogue take longer than `npm run
 * verify:quick` may.
 */
const started = [
  'demo/**/*.test.ts',
  'packages/reference/src/pincodes.test.ts',
  'packages/drawings/**/*.test.ts',
  'apps/storefront/src/{budget,plain-forms,server}.test.ts',
  'apps/storefront/src/server/live-source.test.ts',
  'server/src/{commands,postgres,proxied-bodies,standby,transport}.test.ts',
]

/** Tests outside the API that need its seeded PostgreSQL. */
const withDatabase = ['{packages,demo,server,tools}/**/*.db.test.ts']

/** Components and screens in Chromium: no server, no database. One page for all files of a run. */
const inBrowser = ['{packages,apps}/**/*.component.test.tsx']
/** Loaded only where needed: their plugins take half a second. */
const components = process.argv.includes('--project=api')
  ? []
  : [(await import('./tools/component-tests.ts')).componentTests(inBrowser, retry)]

export default defineConfig({
  test: {
    // What a run has transformed, the next one reads: by the content of each file.
    fsModuleCache: true,
    sequence: { sequencer: RulesFirst },
    // graphile-worker leaves it to the process when the database goes away while its queue closes: server/src/main.ts says so
    // and goes on, and so do the tests of an outage.
    onUnhandledError: ({ message }) =>
      message.startsWith('Error occurred whilst returning jobs') ? false : undefined,
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: tests('packages', 'apps/storefront', 'apps/console', 'server', 'tools'),
          exclude: [...started, ...withDatabase, ...inBrowser],
        },
      },
      ...components,
      { test: { ...shared, name: 'started', include: started, exclude: withDatabase } },
      {
        test: {
          ...shared,
          name: 'api',
          include: [...tests('apps/api'), ...withDatabase],
          globalSetup: ['packages/testkit/src/global-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          // A journey keeps a browser, the shop and PostgreSQL busy: more at once wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          retry,
          include: tests('e2e'),
          globalSetup: ['e2e/global-setup.ts'],
        },
      },
    ],
  },
})
