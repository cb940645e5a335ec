import { useStore } from 'zustand'
import { ClockIcon, SearchIcon } from '@upchar/ui/icons'
import type { KeywordLists } from './load-keywords.ts'
import { Group, wordOption } from './option-group.tsx'
import { recentStore } from './recent-searches.ts'

/** Recent and popular searches, shown before the visitor types. */
export function Keywords({
  words: { top, rotating },
  active,
}: {
  words: KeywordLists
  active: string | null
}) {
  const recent = useStore(recentStore, (state) => state.searches)
  const other = rotating.filter((word) => !top.includes(word)).slice(0, 6)
  return (
    <>
      <Group
        title="Your searches"
        options={recent.map(wordOption('recent'))}
        typed=""
        active={active}
        icon={ClockIcon}
      />
      <Group
        title="Top searches"
        options={top.slice(0, 8).map(wordOption('top'))}
        typed=""
        active={active}
        icon={SearchIcon}
      />
      <Group
        title="Try"
        options={other.map(wordOption('try'))}
        typed=""
        active={active}
        icon={SearchIcon}
      />
    </>
  )
}
