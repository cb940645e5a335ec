import { useEffect } from 'react'
import { brand, door } from '../brand.ts'

/** Sets the document title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand} ${door}`
  }, [title])
}
