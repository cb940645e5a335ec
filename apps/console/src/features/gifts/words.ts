import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { rupees } from '../../kit/format.ts'

export type Gift = Answer<'staffListGifts'>['gifts'][number]
export type GiftOffer = Answer<'staffFindGiftOffer'>['offer']

/** "24 Nov 2026, 11:00 am to 25 Nov 2026, 6:00 pm", in India. */
export const giftTime = ({ starts_at: from, ends_at: to }: Pick<Gift, 'starts_at' | 'ends_at'>) =>
  `${formatIstDateTime(from)} to ${formatIstDateTime(to)}`

/** "Free with 2 × Gloves", "₹90 each with goods of Arogya for ₹5,000". */
export const giftTerms = (gift: Pick<Gift, 'gift_price' | 'with' | 'packs' | 'value' | 'seller'>) =>
  `${gift.gift_price === 0 ? 'Free' : `${rupees(gift.gift_price)} each`} with ${
    gift.with === null
      ? `goods of ${gift.seller} for ${rupees(gift.value ?? 0)}`
      : `${gift.packs} × ${gift.with.name}`
  }`
