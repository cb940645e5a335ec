import { useEffect } from 'react'

/**
 * While something in a form must be corrected, the page's title says so first: whoever can't see the form hears it.
 * `attempt` counts the presses of the button; nothing is said before the first.
 */
export function useErrorTitle(wrong: boolean, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return undefined
    const plain = document.title.replace(/^Error: /, '')
    document.title = wrong ? `Error: ${plain}` : plain
    return () => {
      document.title = plain
    }
  }, [wrong, attempt])
}
