import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { librariesOfParts } from './browser-tests.ts'
import { chromiumArguments, findChromium } from './chromium.ts'

const production = { 'process.env.NODE_ENV': '"production"' }

/** The tests of components and screens, which run in Chromium. */
export function componentTests(include: string[], retry: number): TestProjectInlineConfiguration {
  const executablePath = findChromium()
  return {
    plugins: [tailwindcss()],
    // React as buyers get it: its development build takes a quarter more of the browser's time.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: production,
    optimizeDeps: {
      entries: include,
      include: librariesOfParts(),
      rolldownOptions: { transform: { define: production } },
    },
    test: {
      name: 'components',
      include,
      setupFiles: ['packages/testkit/src/browser/clean-up.ts'],
      isolate: false,
      // Two pages: each loads every module once.
      maxWorkers: 2,
      sequence: { groupOrder: 2 },
      retry,
      testTimeout: 60_000,
      // The default of 1 s is shorter than the delay before a form saves itself.
      expect: { poll: { timeout: 10_000 } },
      api: { host: '127.0.0.1' },
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArguments },
          contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}
