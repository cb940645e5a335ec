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
import { documentsOf } from './sections.tsx'
import { useNeighbours } from './use-neighbours.ts'

/** The application under review: its visible document, its neighbours in the queue, and the effects of a decision. */
export function useReview({ application, next_id: longestWaiting }: Answer<'staffGetKyc'>) {
  const search = useSearchOf(readKycSearch)
  const documents = documentsOf(application)
  const [shownId, setShownId] = useState(documents[0]?.id)
  const [overtaken, setOvertaken] = useState(false)
  const viewer = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const go = useGo()
  const neighbours = useNeighbours(application.id, search, longestWaiting)
  const shown = documents.find(({ id }) => id === shownId)
  const to = (id: string | undefined) =>
    id === undefined ? undefined : () => go(href.application(id, search))
  const [before, next] = [to(neighbours.before), to(neighbours.next)]
  const stepDocument = (by: number) =>
    setShownId(
      documents[
        (documents.findIndex(({ id }) => id === shownId) + by + documents.length) % documents.length
      ]?.id,
    )
  // On narrow windows the document is below the fields: scroll it into view.
  const show = (id: string) => {
    setShownId(id)
    viewer.current?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({ j: next, k: before, d: documents.length > 1 ? () => stepDocument(1) : undefined })
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
      `${application.business_name || application.customer.email}: ${words}. The buyer is notified by email.`,
      { action: { label: 'View', href: href.application(application.id) }, ms: 8000 },
    )
    const following = neighbours.next ?? answer.next_id ?? undefined
    go(following === undefined ? href.kyc(search) : href.application(following, search), {
      saved: true,
    })
  }
  const conflict = (problem: Problem) => {
    if (!isRefusal(problem, 'changed_meanwhile', 'state_wrong')) return
    setOvertaken(true)
    void client.invalidateQueries({ queryKey: ['staffGetKyc'] })
    void client.invalidateQueries({ queryKey: ['staffListKyc'] })
  }
  return {
    documents,
    shown,
    show,
    stepDocument,
    viewer,
    overtaken,
    place: neighbours.place,
    before,
    next,
    done,
    conflict,
  }
}
