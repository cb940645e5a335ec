import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { Contents, GoodsCounting, keptWords } from '../features/dispatch/index.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { useParcelChange } from './use-parcel-change.ts'

type Parcel = Answer<'sellerGetParcel'>['parcel']

/** What goes into a parcel, by batch; other batches and serial numbers can be kept until it is packed. */
export function Goods({ parcel }: { parcel: Parcel }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = ['placed', 'confirmed'].includes(parcel.state)
  return (
    <Panel
      title="Goods"
      action={
        mayChange && !isOpen ? (
          <Button look="outline" onClick={() => setOpen(true)}>
            Count goods
          </Button>
        ) : undefined
      }
    >
      {isOpen ? (
        <Counting parcel={parcel} onClose={() => setOpen(false)} />
      ) : (
        <Contents row={parcel} />
      )}
    </Panel>
  )
}

function Counting({
  parcel: { id, order_number: number },
  onClose,
}: {
  parcel: Parcel
  onClose: () => void
}) {
  const answer = useQuery({
    ...question('sellerGetGoods', { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  })
  const changed = useParcelChange(id, onClose)
  const words = ({ rest }: Answer<'sellerPackGoods'>) => keptWords(number, rest)
  const call = useCall('sellerPackGoods', changed(words))
  return answer.data ? (
    <GoodsCounting
      key={answer.data.version}
      number={number}
      open={answer.data}
      pack={{ ...call, onPack: (body) => call.mutate({ params: { id }, body }) }}
      onClose={onClose}
    />
  ) : (
    <p className="text-text-muted" role={answer.isError ? 'alert' : 'status'}>
      {answer.isError ? answer.error.message : 'Looking for batches'}
    </p>
  )
}
