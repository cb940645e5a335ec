import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Panel } from '@upchar/ui/dense/panel'
import { question, useCall } from '../../shell/api/ask.ts'
import { GoodsCounting, keptWords } from './goods-counting.tsx'
import { useDispatchChange } from './use-dispatch-change.ts'
import type { DispatchParcel } from './words.ts'

/** Says which batches and serial numbers are in a parcel of the list (OPS-02). */
export function GoodsForm({ parcel, onClose }: { parcel: DispatchParcel; onClose: () => void }) {
  const { id, order_number: number } = parcel
  const answer = useQuery({
    ...question('staffGetGoods', { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  })
  const words = ({ rest }: Answer<'staffPackGoods'>) => keptWords(number, rest)
  const call = useCall('staffPackGoods', useDispatchChange(words, onClose))
  return (
    <Panel title={`Goods of ${number}`}>
      {answer.data ? (
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
      )}
    </Panel>
  )
}
