import type { RecallNoticeMark } from '@upchar/kernel/recalls'
import { Button } from '@upchar/ui/button'
import type { Notice } from './words.ts'

export type OnMark = (notice: Notice, mark: RecallNoticeMark) => void

const NAMES: Readonly<Record<RecallNoticeMark, string>> = {
  told: 'Told by phone',
  lost: 'Mail came back',
  none: 'Take back',
}

/** What staff may note: nothing more once the buyer has acknowledged. */
function marksOf({ state, mailed_at, noted }: Notice): RecallNoticeMark[] {
  if (state === 'acknowledged') return noted ? ['none'] : []
  if (noted) return ['told', 'none']
  return mailed_at !== null && state === 'told' ? ['told', 'lost'] : ['told']
}

/** Buttons by which staff note what happened outside the shop. */
export const NoticeActions = ({ notice, onMark }: { notice: Notice; onMark: OnMark }) => (
  <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
    {marksOf(notice).map((mark) => (
      <Button
        key={mark}
        look={mark === 'none' ? 'quiet' : 'outline'}
        onClick={() => onMark(notice, mark)}
      >
        {NAMES[mark]}
        <span className="sr-only"> {notice.buyer}</span>
      </Button>
    ))}
  </span>
)
