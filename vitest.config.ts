import { defineConfig } from 'vitest/config'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
const shared = { testTimeout: 60_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'rules', include: tests('packages', 'apps/storefront', 'apps/console', 'seed', 'server', 'tools') } },
      { test: { ...shared, name: 'api', include: tests('apps/api'), globalSetup: ['apps/api/src/testing/global-setup.ts'], maxWorkers: 2 } },
      { test: { ...shared, name: 'browser', include: tests('e2e'), globalSetup: ['e2e/global-setup.ts'], maxWorkers: 1, expect: { poll: { timeout: 15_000 } } } },
    ],
  },
})
