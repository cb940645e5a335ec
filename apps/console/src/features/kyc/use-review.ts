import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { useSearchOf } from '../../kit/use-address.ts'
import { useGo } from '../../kit/use-go.ts'
import { isRefusal, question } from '../../shell/api/ask.ts'
import type { Problem } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { readKycSearch } from './search.ts'
import { papersOf } from './sections.tsx'
import { useNeighbours } from './use-neighbours.ts'

/** The application under review: the document shown, the way to its neighbours, and what follows a decision. */
export function useReview({ application, next_id: longestWaiting }: Answer<'staffGetKyc'>) {
  const search = useSearchOf(readKycSearch)
  const papers = papersOf(application)
  const [shownId, setShownId] = useState(papers[0]?.id)
  const [overtaken, setOvertaken] = useState(false)
  const viewer = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const go = useGo()
  const neighbours = useNeighbours(application.id, search, longestWaiting)
  const shown = papers.find(({ id }) => id === shownId)
  const to = (id: string | undefined) =>
    id === undefined ? undefined : () => go(href.application(id, search))
  const [before, next] = [to(neighbours.before), to(neighbours.next)]
  const otherPaper = (by: number) =>
    setShownId(
      papers[(papers.findIndex(({ id }) => id === shownId) + by + papers.length) % papers.length]
        ?.id,
    )
  // Where the paper stands below the fields, it is brought into view.
  const show = (id: string) => {
    setShownId(id)
    viewer.current?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({ j: next, k: before, d: papers.length > 1 ? () => otherPaper(1) : undefined })
  const done = (answer: Answer<'staffGetKyc'>) => {
    client.setQueryData(
      question('staffGetKyc', { params: { id: application.id } }).queryKey,
      answer,
    )
    void client.invalidateQueries({ queryKey: ['staffListKyc'] })
    void client.invalidateQueries({ queryKey: ['staffGetCustomer'] })
    const words = KYC_STATE_WORDS[answer.application.state].staff
    showAlert(
      1,
      `${application.business_name || application.customer.email}: ${words}. The buyer gets a mail.`,
      { action: { label: 'Look at it', href: href.application(application.id) }, ms: 8000 },
    )
    const following = neighbours.next ?? answer.next_id ?? undefined
    go(following === undefined ? href.kyc(search) : href.application(following, search))
  }
  const conflict = (problem: Problem) => {
    if (!isRefusal(problem, 'changed_meanwhile', 'state_wrong')) return
    setOvertaken(true)
    void client.invalidateQueries({ queryKey: ['staffGetKyc'] })
    void client.invalidateQueries({ queryKey: ['staffListKyc'] })
  }
  return {
    papers,
    shown,
    show,
    otherPaper,
    viewer,
    overtaken,
    place: neighbours.place,
    before,
    next,
    done,
    conflict,
  }
}
