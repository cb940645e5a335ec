import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * The focus of a form that opens inside its page: it begins in the first field, and goes back to the button that opened the form,
 * so that the next row is near. Where that button has gone, `keepFocus` finds what follows.
 */
export function useFormFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [])
  return form
}
