/** Tells the console and our log of an error that a person saw (UI-17). */
export function reportError(error: unknown): void {
  window.reportError(error)
  navigator.sendBeacon(
    '/api/page-error',
    String(error instanceof Error ? error.stack : error).slice(0, 2000),
  )
}
