import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { Lines } from '../../kit/lines.tsx'
import { useGo } from '../../kit/use-go.ts'
import { question, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { Lot } from './words.ts'

const wholeNumber = /^[1-9]\d{0,6}$/

/** Asks for pieces of a batch in another warehouse of its seller. */
export function MoveDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const go = useGo()
  const { may } = useMe()
  const { data } = useQuery(question('staffFindStockItem', { query: { code: lot.sku } }))
  const ask = useCall('staffAskStockMove', {
    onSuccess: ({ move }) => {
      showAlert(1, `${move.asked} pieces are asked for in ${move.warehouse}`)
      onClose()
      go(href.stockMoves(), { saved: true })
    },
  })
  const title = `Move ${[lot.sku, lot.batch && `batch ${lot.batch}`].filter(Boolean).join(', ')}`
  const others = data?.item.warehouses.filter(({ id }) => id !== lot.warehouse_id)
  return (
    <Dialog title={title} onClose={onClose}>
      {others === undefined ? (
        <Lines count={4} />
      ) : others.length === 0 ? (
        <p className="text-body-sm">
          Its seller has no other warehouse.{' '}
          {may('setup.read') ? <a href={href.setup}>Add one in the set-up</a> : null} Goods that go
          to another GSTIN are supplied to it, with a tax invoice that the shop can’t issue.
        </p>
      ) : (
        <RecordForm
          id="move"
          title={title}
          action="Ask for it"
          fields={[
            {
              name: 'warehouse',
              label: `From ${lot.warehouse} to`,
              hint: 'Warehouses of the same GSTIN. To another GSTIN goods are supplied, with a tax invoice that the shop can’t issue',
              choices: others.map(({ id, name }) => ({ value: String(id), name })),
            },
            {
              name: 'pieces',
              label: 'Pieces',
              hint: `${lot.on_hand - lot.held} are free. They stay for sale until they are packed`,
              inputMode: 'numeric',
              maxLength: 7,
            },
            { name: 'note', label: 'Note', optional: true, wide: true, maxLength: 200 },
          ]}
          initial={{ warehouse: String(others[0]?.id ?? ''), pieces: '', note: '' }}
          check={({ pieces }) =>
            wholeNumber.test(pieces.trim())
              ? []
              : [{ field: 'pieces', message: 'Enter a whole number of at least 1' }]
          }
          send={({ warehouse, pieces, note }) =>
            sendBy(ask, {
              body: {
                key,
                lot: lot.id,
                warehouse_id: Number(warehouse),
                pieces: Number(pieces.trim()),
                note,
              },
            })
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
