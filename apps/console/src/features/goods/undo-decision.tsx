import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Confirm } from '../../kit/confirm.tsx'
import { count } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import type { UndoAnswer } from './undo-search.ts'

/** Undoes an import after a second press, which says how much it changes. */
export function UndoDecision({ file, results }: Pick<UndoAnswer, 'file' | 'results'>) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const undo = useCall('staffUndoCatalogueFile', {
    onSuccess: () => setIsAsking(false),
    onSettled: () =>
      Promise.all(
        ['staffGetCatalogueUndo', 'staffGetCatalogueFile', 'staffListCatalogueFiles'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
  const { restored = 0, off_sale: offSale = 0, left = 0 } = results
  return (
    <>
      <Button look="danger" disabled={restored + offSale === 0} onClick={() => setIsAsking(true)}>
        Undo the import
      </Button>
      {isAsking ? (
        <Confirm
          title="Undo the import?"
          action={`Undo ${plural(restored + offSale, 'row')}`}
          danger
          busy={undo.isPending}
          problem={undo.error?.message}
          onConfirm={() => undo.mutate({ params: { id: file.id } })}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Former values: {count(restored)}, off sale: {count(offSale)}, left as they are:{' '}
            {count(left)}. Orders that were placed meanwhile stay, too. An undo can’t be undone; the
            file can be uploaded again.
          </p>
        </Confirm>
      ) : null}
    </>
  )
}
