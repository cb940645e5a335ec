import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'

/** Suggested cities of a state (ADDR-04); empty while loading, as any city may be typed. */
export function useCities(state: string): readonly string[] {
  const [loaded, setLoaded] = useState<{ state: string; cities: readonly string[] }>({
    state: '',
    cities: [],
  })
  useEffect(() => {
    if (state === '') return undefined
    const asking = new AbortController()
    void api('getCities', { query: { state }, signal: asking.signal }).then((result) => {
      if (result.ok && !asking.signal.aborted) setLoaded({ state, cities: result.data.cities })
    })
    return () => asking.abort()
  }, [state])
  return loaded.state === state ? loaded.cities : []
}
