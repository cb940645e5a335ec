import { useQuery } from '@tanstack/react-query'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import {
  BuyerPanel,
  questionOf,
  readQuestionSearch,
  sectionsOf,
  QuestionSheet,
} from '../../../features/kyc-questions/index.ts'
import type { Ask, QuestionSearch } from '../../../features/kyc-questions/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const OPTIONS = BUSINESS_TYPES.map(({ id, name }) => ({ value: String(id), name }))

/** The KYC questions by kind of buyer, with their start dates (KYC-04). */
export function KycQuestionsScreen() {
  const search = useSearchOf(readQuestionSearch)
  const go = useGo()
  const mayChange = useMe().may('policy.change')
  const answer = useQuery(question('staffListKycAsks', {}))
  const shown = BUSINESS_TYPES.filter(
    ({ id }) => search.buyer === undefined || String(id) === search.buyer,
  )
  return (
    <Page
      title="KYC questions"
      note={
        mayChange
          ? 'What each type of buyer is asked for. Choose a section to see its history or change it.'
          : 'What each type of buyer is asked for. Only administrators can change it.'
      }
    >
      <FilterBar label="Filter the page" clearHref={search.buyer ? href.kycQuestions() : undefined}>
        <FilterSelect
          label="Buyer"
          value={search.buyer}
          options={OPTIONS}
          onChange={(buyer) => go(href.kycQuestions({ buyer }))}
        />
      </FilterBar>
      <Loaded answer={answer} what="The questions" skeleton={<Lines count={16} />}>
        {({ asks, today }) => (
          <>
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
              {shown.map(({ id }) => (
                <BuyerPanel
                  key={id}
                  type={id}
                  asks={asks}
                  today={today}
                  search={search}
                  mayChange={mayChange}
                />
              ))}
            </div>
            <OpenQuestion asks={asks} today={today} search={search} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function OpenQuestion({
  asks,
  today,
  search,
}: {
  asks: readonly Ask[]
  today: string
  search: QuestionSearch
}) {
  const go = useGo()
  const { of, stage, section, ...rest } = search
  const type = BUSINESS_TYPES.find(({ id }) => String(id) === of)?.id
  if (
    type === undefined ||
    stage === undefined ||
    section === undefined ||
    !sectionsOf(stage).includes(section)
  )
    return null
  return (
    <QuestionSheet
      question={questionOf(asks, { type, stage, section }, today)}
      today={today}
      onSection={(other) => go(href.kycQuestions({ ...search, section: other }), { replace: true })}
      onClose={() => go(href.kycQuestions(rest), { replace: true })}
    />
  )
}
