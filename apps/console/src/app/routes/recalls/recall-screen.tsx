import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { useState } from 'react'
import { showAlert } from '@upchar/web/alerts'
import {
  CloseDialog,
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
      {({ recall, found, alone_from: aloneFrom }) => (
        <Page
          title={`Recall ${recall.id}`}
          back={back}
          note={goodsWords(recall)}
          actions={
            recall.withdrawn === null && recall.closed === null ? <End id={recall.id} /> : undefined
          }
        >
          <div className="mb-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <FactsPanel recall={recall} aloneFrom={aloneFrom} />
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

/** For a recall that is done, or was a mistake. */
function End({ id }: { id: number }) {
  const { may } = useMe()
  const [open, setOpen] = useState<'close' | 'withdraw' | null>(null)
  const onClose = () => setOpen(null)
  return (
    <>
      {may('recalls.withdraw') ? (
        <Button look="outline" onClick={() => setOpen('withdraw')}>
          Withdraw
        </Button>
      ) : null}
      {may('recalls.close') ? (
        <Button look="outline" onClick={() => setOpen('close')}>
          Close
        </Button>
      ) : null}
      {open === 'withdraw' ? <WithdrawDialog id={id} onClose={onClose} /> : null}
      {open === 'close' ? <CloseDialog id={id} onClose={onClose} /> : null}
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
