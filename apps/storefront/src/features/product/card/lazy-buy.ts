import { hydrateOnInteraction } from '../../../kit/hydrate-on-interaction.tsx'
import type { CardActionsProps, CardBuyProps } from './card-buy.tsx'

const part = () => import('./card-buy.tsx')

/**
 * The interactive part of cards: its forms and links work before the code arrives. Loaders of pages
 * with cards await `preload`.
 */
export const CardBuy = hydrateOnInteraction<CardBuyProps, 'CardBuy'>(part, 'CardBuy')
/** Only variant, quantity and button, for a comparison. */
export const CardActions = hydrateOnInteraction<CardActionsProps, 'CardActions'>(
  part,
  'CardActions',
)
