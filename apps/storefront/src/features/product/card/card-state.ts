import type { Answer } from '@upchar/contract/schema/endpoints'

export type ProductCardData = Answer<'listProducts'>['products'][number]
export type StockAt = Answer<'listProducts'>['stock'][string]

/** A card's one action and one badge. */
export type CardAction = 'add' | 'enquire' | 'kyc' | 'notify' | 'elsewhere'
export type CardBadge = {
  text: string
  tone: 'danger' | 'warning' | 'info' | 'success' | 'neutral'
} | null

/**
 * The action of a card. Legal rules come before stock: a buyer who may not buy isn't told to wait
 * for stock.
 */
export function cardAction(card: ProductCardData, stock: StockAt | undefined): CardAction {
  if (card.lead_only || card.buying.state === 'lead_only') return 'enquire'
  if (card.buying.state === 'blocked') return 'enquire'
  if (card.buying.state !== 'open') return 'kyc'
  if (stock?.state === 'not_serviceable') return 'elsewhere'
  if (stock?.state === 'out_of_stock') return 'notify'
  return 'add'
}

/** A card with the variant that it shows: the buyer's own choice, else the filters'. */
export type ShownCard = {
  /** `price_note`: why this buyer has another price than others. */
  card: ProductCardData & { price_note?: string | undefined }
  /** The SKU of the variant to add; empty while the buyer has to choose one. */
  sku: string
}

/** The card with the chosen variant's price, pack and limits. */
export function shownCard(shared: ProductCardData, chosen: string | undefined): ShownCard {
  const prices = shared.buying.prices
  const options = shared.options.map((one) => ({ ...one, ...prices?.[one.sku] }))
  const card = { ...shared, ...prices?.[shared.sku], options }
  if (card.options.length === 0) return { card, sku: card.sku }
  const sku = chosen || (card.chosen_option ? card.sku : '')
  const option = card.options.find((one) => one.sku === sku)
  if (!option) return { card, sku: '' }
  return {
    card: {
      ...card,
      ...option,
      price_from: false,
      key_attribute: `${card.option_name}: ${option.label}`,
    },
    sku,
  }
}

/** At most one badge: out of stock, restricted, deal, cold chain. */
export function cardBadge(card: ProductCardData, stock: StockAt | undefined): CardBadge {
  if (stock?.state === 'out_of_stock') return { text: 'Out of stock', tone: 'danger' }
  if (stock?.state === 'not_serviceable') return { text: 'Not delivered here', tone: 'danger' }
  if (card.buying.state === 'needs_kyc') return { text: 'KYC needed', tone: 'warning' }
  if (card.buying.state === 'needs_pharma_kyc') return { text: 'Licence needed', tone: 'warning' }
  if (card.offer) return { text: 'Featured', tone: 'success' }
  if (stock?.state === 'low_stock' && stock.left !== undefined)
    return { text: `Only ${stock.left} left`, tone: 'warning' }
  if (card.cold_chain) return { text: 'Cold chain', tone: 'info' }
  return null
}

/** The delivery promise below the price, in the server's words. */
export function deliveryLine(stock: StockAt | undefined, pincode: string): string {
  if (!stock) return ''
  if (stock.state === 'not_serviceable') return `Not delivered to ${pincode}`
  if (stock.state === 'out_of_stock') return `Out of stock for ${pincode}`
  if (!stock.delivery) return ''
  const { label } = stock.delivery
  const latest = label.split(' – ').at(-1)
  return latest && latest !== label ? `Delivery by ${latest}` : `Delivery ${label}`
}
