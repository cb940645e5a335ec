import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * The focus of a form that opens inside its page: it begins in the first field that can be changed, or in the part itself where that can take it, and
 * goes back to the button that opened it, so that the next row is near. Where that button has gone, `keepFocus` finds what follows.
 */
export function useFormFocus<T extends HTMLElement = HTMLFormElement>(): RefObject<T | null> {
  const form = useRef<T>(null)
  useEffect(() => {
    const opener = document.activeElement
    const field = form.current?.querySelector<HTMLElement>(
      'input:enabled, select:enabled, textarea:enabled',
    )
    ;(field ?? form.current)?.focus()
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [])
  return form
}
