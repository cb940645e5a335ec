/** How a buyer came to the shop and bought (ATTR-01), as staff see it on the order. '' where unknown. */
export type Attribution = {
  /** Path of the first page. */
  landedPage: string
  utm: { source: string; medium: string; campaign: string; term: string; content: string }
  /** Codes of a sales person and of a recommending customer in the first page's address. */
  salesCode: string
  referral: string
  /** The client that made the checkout, and the one that the buyer says the order came by. */
  device: string
  platform: string
}

/** Longer values are cut: they are for people to read. */
const longest = 200

/** The parameters of a landing page that say why it was opened; others may be personal and aren't kept. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'sales_code',
  'referral',
] as const

/** The first page's address with its campaign, as browsers keep and send it, in characters. */
export const LONGEST_LANDED_PAGE = 2000

type Sent = {
  landedPageUrl: string | undefined
  device: string | undefined
  platform: string | undefined
}

/** Reads what a browser sent; an address that can't be read counts as unknown. */
export function attributionOf({
  landedPageUrl = '',
  device = '',
  platform = '',
}: Sent): Attribution {
  const url = URL.parse(landedPageUrl, 'https://shop.invalid')
  const said = (name: (typeof CAMPAIGN_PARAMETERS)[number]) =>
    (url?.searchParams.get(name) ?? '')
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longest)
  return {
    landedPage: landedPageUrl === '' ? '' : (url?.pathname ?? '').slice(0, longest),
    utm: {
      source: said('utm_source'),
      medium: said('utm_medium'),
      campaign: said('utm_campaign'),
      term: said('utm_term'),
      content: said('utm_content'),
    },
    salesCode: said('sales_code'),
    referral: said('referral'),
    device,
    platform,
  }
}
