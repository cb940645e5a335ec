import type { Reporter, TestModule } from 'vitest/node'

/** Names, at the end of a run, what passed only at the second try: each is a defect of the test or of the product, still to be found. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const late = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId}: ${test.fullName}\n`),
    )
    if (late.length > 0) process.stderr.write(`\nPassed only at the second try:\n${late.join('')}`)
  }
}
