/** How much harm recalled goods can do: I the most. Codes are stored: never reuse one. */
export const RECALL_CLASSES = Object.freeze([1, 2, 3] as const)
/** One of {@link RECALL_CLASSES}. */
export type RecallClass = (typeof RECALL_CLASSES)[number]

/**
 * What a class means, and within how many hours the goods must be back from everybody (CDSCO, Guidelines on Recall and Rapid Alert
 * System for Drugs, sections 5 and 8: 72 hours, 10 days, 30 days); after how many days a buyer who hasn't acknowledged is reminded.
 */
export const RECALL_CLASS_WORDS: Readonly<
  Record<
    RecallClass,
    {
      readonly name: string
      readonly means: string
      readonly hours: number
      readonly remindDays: number
    }
  >
> = Object.freeze({
  1: {
    name: 'Class I',
    means: 'can cause serious harm or death',
    hours: 72,
    remindDays: 1,
  },
  2: {
    name: 'Class II',
    means: 'can cause temporary or reversible harm',
    hours: 10 * 24,
    remindDays: 3,
  },
  3: {
    name: 'Class III',
    means: 'is not likely to cause harm',
    hours: 30 * 24,
    remindDays: 7,
  },
})

/** Until when the goods of a recall must be back. */
export const recallDue = (of: RecallClass, begunAt: Date): Date =>
  new Date(begunAt.getTime() + RECALL_CLASS_WORDS[of].hours * 3_600_000)

/** Who ordered a recall. Codes are stored: never reuse one. */
export const RECALL_ORDERED_BY = Object.freeze(['maker', 'authority', 'shop'] as const)
/** One of {@link RECALL_ORDERED_BY}. */
export type RecallOrderedBy = (typeof RECALL_ORDERED_BY)[number]

/** Who ordered it, for staff and on the report. */
export const RECALL_ORDERED_BY_WORDS: Readonly<Record<RecallOrderedBy, string>> = Object.freeze({
  maker: 'the maker or importer',
  authority: 'a drugs control authority',
  shop: 'us',
})

/** Serial numbers of one recall at most. */
export const MOST_RECALLED_SERIALS = 500

/** What is recalled, as buyers read it; without `batch` and `serials` it is all of it. */
export const recalledGoods = ({
  title,
  batch,
  serials,
}: {
  title: string
  batch: string
  serials: readonly string[]
}): string =>
  [
    title,
    batch === '' ? '' : `batch ${batch}`,
    batch === '' && serials.length === 0 ? 'all of it' : '',
    serials.length === 0 ? '' : `serial numbers ${serials.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')

/** What has become of a notice to a buyer; `queued`: the mail isn't sent yet. */
export const RECALL_NOTICE_STATES = Object.freeze([
  'queued',
  'told',
  'acknowledged',
  'not_reached',
] as const)
/** One of {@link RECALL_NOTICE_STATES}. */
export type RecallNoticeState = (typeof RECALL_NOTICE_STATES)[number]

/** For staff and on the file of buyers. */
export const RECALL_NOTICE_STATE_WORDS: Readonly<Record<RecallNoticeState, string>> = Object.freeze(
  {
    queued: 'Mail not sent yet',
    told: 'Told',
    acknowledged: 'Acknowledged',
    not_reached: 'Not reached',
  },
)

/** What staff note of a buyer by hand: told otherwise, a mail that didn't arrive, or neither of both after all. */
export const RECALL_NOTICE_MARKS = Object.freeze(['told', 'lost', 'none'] as const)
/** One of {@link RECALL_NOTICE_MARKS}. */
export type RecallNoticeMark = (typeof RECALL_NOTICE_MARKS)[number]

/** Reminders to a buyer who doesn't acknowledge, at most. */
export const MOST_RECALL_REMINDERS = 3
