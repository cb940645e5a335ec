import { useEffect, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../../shell/api/api.ts'
import { useShell } from '../../../shell/page/shell-context.ts'

export type ProductAnswer = Answer<'getProduct'>

/** A product for a modal: undefined while loading. */
export function useProduct(slug: string): ProductAnswer | 'failed' | undefined {
  const { pincode } = useShell()
  const [product, setProduct] = useState<ProductAnswer | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    void api('getProduct', { params: { slug }, query: { pincode }, signal: stop.signal }).then(
      (result) => {
        if (!stop.signal.aborted) setProduct(result.ok ? result.data : 'failed')
      },
    )
    return () => stop.abort()
  }, [slug, pincode])
  return product
}
