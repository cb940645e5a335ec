import type { Reporter, TestModule } from 'vitest/node'

/** Lists the tests that passed only on retry: each is a defect of the test or the product. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId}: ${test.fullName}\n`),
    )
    if (flaky.length > 0) process.stderr.write(`\nPassed only on retry:\n${flaky.join('')}`)
  }
}
