import { useEffect } from 'react'
import { brand } from '../brand.ts'

/** The window's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand} console`
  }, [title])
}
