import { BestOffer } from '../../cart/index.ts'
import type { Variant } from './variant-choice.ts'
import { VolumeTable } from './volume-table.tsx'

export type QuantityPricesProps = {
  title: string
  variant: Variant
  /** What an add would add to what the cart holds; 0 when it is full. */
  added: number
  inCart: number
}

/** What depends on the quantity: the volume prices, and the best voucher. */
export function QuantityPrices({ title, variant, added, inCart }: QuantityPricesProps) {
  return (
    <>
      {variant.volume ? (
        <VolumeTable variant={variant} quantity={inCart + added} inCart={inCart} />
      ) : null}
      <BestOffer title={title} variant={variant} quantity={added || variant.moq} />
    </>
  )
}
