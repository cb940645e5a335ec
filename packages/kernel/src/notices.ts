/** What a buyer can be told about a product by mail: it can be had again, or costs less (ENGAGE-02, WISH-01). */
export const NOTICE_KINDS = Object.freeze(['stock', 'price'] as const)

/** One of {@link NOTICE_KINDS}. */
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How many notices an address may wait for: anybody can type anybody's address. */
export const NOTICES_LIMIT = 100
