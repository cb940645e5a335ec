import { useEffect } from 'react'

/** The page's own title: another page may have set its own in the meantime. */
const plainTitle = (): string => document.title.replace(/^Error: /, '')

/**
 * Prefixes the document title while a form has problems, so that screen-reader users hear it.
 * `attempt` counts submissions; nothing changes before the first.
 */
export function useErrorTitle(wrong: boolean, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return undefined
    document.title = wrong ? `Error: ${plainTitle()}` : plainTitle()
    return () => {
      document.title = plainTitle()
    }
  }, [wrong, attempt])
}
