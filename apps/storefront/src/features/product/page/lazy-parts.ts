import type { ComponentProps } from 'react'
import { hydrateOnInteraction } from '../../../kit/hydrate-on-interaction.tsx'
import type { DeliveryBoxProps } from './delivery-box.tsx'
import type { GalleryProps } from './gallery-props.ts'
import type { QuantityPricesProps } from './quantity-prices.tsx'

// Everything except price and button: links, forms and scrolling work before the code
// arrives.
const part = () => import('./deferred-parts.ts')
type Later = Awaited<ReturnType<typeof part>>

export const Gallery = hydrateOnInteraction<GalleryProps, 'Gallery'>(part, 'Gallery')
export const DeliveryBox = hydrateOnInteraction<DeliveryBoxProps, 'DeliveryBox'>(
  part,
  'DeliveryBox',
)
export const AddedPanel = hydrateOnInteraction<ComponentProps<Later['AddedPanel']>, 'AddedPanel'>(
  part,
  'AddedPanel',
)
export const AskRow = hydrateOnInteraction<ComponentProps<Later['AskRow']>, 'AskRow'>(
  part,
  'AskRow',
)
export const QuantityPrices = hydrateOnInteraction<QuantityPricesProps, 'QuantityPrices'>(
  part,
  'QuantityPrices',
)
export const DealLine = hydrateOnInteraction<ComponentProps<Later['DealLine']>, 'DealLine'>(
  part,
  'DealLine',
)
export const EngravingField = hydrateOnInteraction<
  ComponentProps<Later['EngravingField']>,
  'EngravingField'
>(part, 'EngravingField')
export const ShelfLifeField = hydrateOnInteraction<
  ComponentProps<Later['ShelfLifeField']>,
  'ShelfLifeField'
>(part, 'ShelfLifeField')
export const ProductDetails = hydrateOnInteraction<
  ComponentProps<Later['ProductDetails']>,
  'ProductDetails'
>(part, 'ProductDetails')
export const MoreRows = hydrateOnInteraction<ComponentProps<Later['MoreRows']>, 'MoreRows'>(
  part,
  'MoreRows',
)
export const StickyBuyBar = hydrateOnInteraction<
  ComponentProps<Later['StickyBuyBar']>,
  'StickyBuyBar'
>(part, 'StickyBuyBar')
export const RatingLine = hydrateOnInteraction<ComponentProps<Later['RatingLine']>, 'RatingLine'>(
  part,
  'RatingLine',
)
export const TrustLines = hydrateOnInteraction<ComponentProps<Later['TrustLines']>, 'TrustLines'>(
  part,
  'TrustLines',
)
/** Links, which work before the code arrives. */
export const VariantPicker = hydrateOnInteraction<
  ComponentProps<Later['VariantPicker']>,
  'VariantPicker'
>(part, 'VariantPicker')

const notice = () => import('./buying-notices.tsx')
/** Replaces the button if a product can't simply be bought. */
export const BuyingNotice = hydrateOnInteraction<
  ComponentProps<Awaited<ReturnType<typeof notice>>['BuyingNotice']>,
  'BuyingNotice'
>(notice, 'BuyingNotice')

/** Preloads the product page's parts; the server and client-side navigation wait for it. */
export async function preloadParts(simple: boolean): Promise<void> {
  const parts = [
    Gallery,
    DeliveryBox,
    AddedPanel,
    AskRow,
    QuantityPrices,
    DealLine,
    EngravingField,
    ShelfLifeField,
    ProductDetails,
    RatingLine,
    MoreRows,
    StickyBuyBar,
    TrustLines,
    VariantPicker,
    ...(simple ? [] : [BuyingNotice]),
  ]
  await Promise.all(parts.map((one) => one.preload()))
}
