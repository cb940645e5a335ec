import { useEffect } from 'react'

/** The visible page's title: another page may have set its own in the meantime. */
const plainTitle = (): string => document.title.replace(/^Error: /, '')

/**
 * While something in a form must be corrected, the page's title says so first: whoever can't see the form hears it.
 * `attempt` counts the presses of the button; nothing is said before the first.
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
