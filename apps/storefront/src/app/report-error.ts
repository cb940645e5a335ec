/** Reports an error that a visitor saw to the browser console and the server log (UI-17). */
export function reportError(error: unknown): void {
  window.reportError(error)
  navigator.sendBeacon(
    '/api/page-error',
    String(error instanceof Error ? error.stack : error).slice(0, 2000),
  )
}
