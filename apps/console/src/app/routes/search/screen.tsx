import {
  BlockedTab,
  PlacedTab,
  readDeskSearch,
  SearchesTab,
  WordsTab,
} from '../../../features/search-desk/index.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

const NOTES = {
  searches:
    'What visitors who allow statistics search and open, without their names; words that only one visitor typed aren’t shown. Records go after the days set at Data retention.',
  words: 'What buyers’ words mean. A release brings its own; what you change here stays yours.',
  placed:
    'A pinned product comes first for its words, found or not. Boosted goods come before others that answer as well, never before better ones. Prescription medicines and vaccines are never moved.',
  blocked: 'Who searches these words, misspelt too, is told that the shop doesn’t sell it.',
}
const TABS = [
  ['searches', 'Searches'],
  ['words', 'Words'],
  ['placed', 'Pins and boosts'],
  ['blocked', 'Blocked words'],
] as const

/** What buyers search, and what staff change of what they find. */
export function SearchScreen() {
  const search = useSearchOf(readDeskSearch)
  const shown = search.show ?? 'searches'
  return (
    <Page title="Search" note={NOTES[shown]}>
      <StateLinks
        links={TABS.map(([key, name]) => ({
          key,
          name,
          many: undefined,
          href: href.search(key === 'searches' ? {} : { show: key }),
          isChosen: key === shown,
        }))}
      />
      {shown === 'searches' ? <SearchesTab search={search} /> : null}
      {shown === 'words' ? <WordsTab search={search} /> : null}
      {shown === 'placed' ? <PlacedTab search={search} /> : null}
      {shown === 'blocked' ? <BlockedTab search={search} /> : null}
    </Page>
  )
}
