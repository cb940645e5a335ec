/** What a buyer allows or refuses, each for itself (DPDP Act s.6). */
export const CONSENT_PURPOSES = Object.freeze(['statistics', 'reminders', 'goods_mails'] as const)

/** One of {@link CONSENT_PURPOSES}. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** What is asked; `words` say what is recorded, what for, and what refusing does. */
export const CONSENT_WORDS: Readonly<
  Record<ConsentPurpose, { readonly title: string; readonly words: string }>
> = Object.freeze({
  statistics: {
    title: 'Usage statistics',
    words:
      'Products opened, searches, and how you came, to show them to you again and to make search better. When off, nothing is recorded, and past records are deleted.',
  },
  reminders: {
    title: 'Reminders of an order that you began',
    words: 'When you come back within a day, the shop shows what you had not finished.',
  },
  goods_mails: {
    title: 'Mails about goods that you asked for',
    words:
      'One mail when goods are in stock again or cost less. When off, all that wait are deleted, and nobody can ask for more to your address.',
  },
})

/** Where a choice was made. */
export const CONSENT_PLACES = Object.freeze([
  'account',
  'cookie_choices',
  'mail_link',
  'product_page',
] as const)

/** One of {@link CONSENT_PLACES}. */
export type ConsentPlace = (typeof CONSENT_PLACES)[number]

/** The places in words. */
export const CONSENT_PLACE_WORDS: Readonly<Record<ConsentPlace, string>> = Object.freeze({
  account: 'in the account',
  cookie_choices: 'under Cookie choices',
  mail_link: 'by the link in a mail',
  product_page: 'by asking for a mail at a product',
})
