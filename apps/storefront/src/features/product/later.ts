/** What wakes a little after price and button, in one file: `late-parts.ts` says how. */
export { AddedPanel } from './added-panel.tsx'
export { DealLine } from './deal-line.tsx'
export { DeliveryBox } from '../delivery/delivery-box.tsx'
export { Gallery } from './gallery.tsx'
export { ProductDetails } from './product-details.tsx'
export { SimilarRow } from './similar-row.tsx'
export { StickyBuyBar } from './sticky-buy-bar.tsx'
export { TrustLines } from './trust-lines.tsx'
