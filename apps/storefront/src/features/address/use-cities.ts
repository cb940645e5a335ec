import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'

/** Cities of a state, to choose from while one is typed (ADDR-04). None while they are on their way: any city may be typed. */
export function useCities(state: string): readonly string[] {
  const [told, setTold] = useState<{ state: string; cities: readonly string[] }>({
    state: '',
    cities: [],
  })
  useEffect(() => {
    if (state === '') return undefined
    const asking = new AbortController()
    void api('getCities', { query: { state }, signal: asking.signal }).then((result) => {
      if (result.ok && !asking.signal.aborted) setTold({ state, cities: result.data.cities })
    })
    return () => asking.abort()
  }, [state])
  return told.state === state ? told.cities : []
}
