/** The kinds of texts that staff edit in the console. */
export const CONTENT_KINDS = Object.freeze([
  'policy',
  'article',
  'topic',
  'banner',
  'announcement',
  'event',
  'question',
] as const)
/** One of {@link CONTENT_KINDS}. */
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Names of the kinds in the console. */
export const CONTENT_KIND_WORDS: Readonly<
  Record<ContentKind, { readonly one: string; readonly many: string }>
> = Object.freeze({
  policy: { one: 'Policy', many: 'Policies' },
  article: { one: 'Article', many: 'Articles' },
  topic: { one: 'Topic', many: 'Topics of articles' },
  banner: { one: 'Banner', many: 'Home banners' },
  announcement: { one: 'Announcement', many: 'Announcements' },
  event: { one: 'Event', many: 'Events' },
  question: { one: 'Question', many: 'Questions and answers' },
})

/** Policies that the law or an order refers to: they are changed, never taken down. */
export const NEEDED_POLICIES = Object.freeze([
  'terms',
  'privacy',
  'shipping',
  'returns',
  'grievances',
  'sellers',
])
