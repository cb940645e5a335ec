type Report = (error: unknown) => void
let reporter: Report = () => undefined

/** Where render failures are reported to (UI-17); nowhere until an error-reporting service is configured. */
export function setErrorReporter(report: Report): void {
  reporter = report
}

/** Reports an error that a person saw. Never throws. */
export function reportError(error: unknown): void {
  try {
    reporter(error)
  } catch {
    // Nothing is left to tell it to.
  }
}
