import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { useState } from 'react'
import { showAlert } from '@upchar/web/alerts'
import {
  FactsPanel,
  FoundPanels,
  goodsWords,
  ReachedLists,
  readRecallSearch,
  WithdrawDialog,
} from '../../../features/recalls/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const back = { href: href.recalls(), name: 'Recalls' }

/** One recall: why, where its goods are now, and the orders that have them (OPS-05). */
export function RecallScreen() {
  const id = Number(usePathPart('id'))
  const search = useSearchOf(readRecallSearch)
  const answer = useQuery(question('staffGetRecall', { params: { id } }))
  return (
    <Loaded
      answer={answer}
      what="The recall"
      skeleton={
        <Page title="Recall" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ recall, found }) => (
        <Page
          title={`Recall ${recall.id}`}
          back={back}
          note={goodsWords(recall)}
          actions={recall.withdrawn === null ? <Withdraw id={recall.id} /> : undefined}
        >
          <div className="mb-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <FactsPanel recall={recall} />
            <div className="flex min-w-0 flex-col gap-4">
              <FoundPanels
                found={found}
                action={
                  recall.withdrawn === null &&
                  recall.serials.length === 0 &&
                  found.lots.some((lot) => lot.on_hand > 0) ? (
                    <QuarantineRest id={recall.id} />
                  ) : null
                }
              />
            </div>
          </div>
          <ReachedLists id={recall.id} search={search} />
        </Page>
      )}
    </Loaded>
  )
}

/** For a recall that was a mistake. */
function Withdraw({ id }: { id: number }) {
  const { may } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('recalls.withdraw')) return null
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Withdraw
      </Button>
      {isOpen ? <WithdrawDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** Pieces that came into stock since, of cancelled orders or by a receipt. */
function QuarantineRest({ id }: { id: number }) {
  const { may } = useMe()
  const client = useQueryClient()
  const move = useCall('staffQuarantineRecall', {
    onSuccess: () => {
      showAlert(1, 'It is in quarantine')
      return client.invalidateQueries({ queryKey: ['staffGetRecall'] })
    },
  })
  if (!may('recalls.change')) return null
  return (
    <Button
      look="outline"
      busy={move.isPending}
      onClick={() => move.mutate({ params: { id }, body: {} })}
    >
      Put the shelf’s into quarantine
    </Button>
  )
}
