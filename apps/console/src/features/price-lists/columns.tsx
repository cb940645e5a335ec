import { plural } from '@upchar/kernel/text'
import { Button, LinkButton } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { PriceStateMark } from '../../kit/price-state.tsx'
import { href } from '../../shell/hrefs.ts'
import { typeWords } from './words.ts'
import type { PriceList } from './words.ts'

type OnEnd = ((list: PriceList) => void) | undefined

function Actions({ list, onEnd }: { list: PriceList; onEnd: OnEnd }) {
  if (onEnd === undefined) return null
  return (
    <span className="flex flex-wrap gap-2">
      <LinkButton look="quiet" href={href.newPriceList({ from: list.id })}>
        {list.state === 'over' ? 'Use again' : 'Change'}
        <span className="sr-only"> {list.name}</span>
      </LinkButton>
      {list.state === 'over' ? null : (
        <Button look="outline" onClick={() => onEnd(list)}>
          End<span className="sr-only"> {list.name}</span>
        </Button>
      )}
    </span>
  )
}

const column = columnsFor<PriceList>()

/** `onEnd` is missing for who may not change them. */
export const listColumns = (onEnd: OnEnd) =>
  column.columns([
    column.accessor('name', {
      id: 'name',
      header: 'Price list',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: list } }) => (
        <>
          <span className="block font-medium [overflow-wrap:anywhere]">{list.name}</span>
          <span className="block text-caption text-text-hint">
            {typeWords(list)} · {plural(list.goods, 'product')}
          </span>
          <span className="mt-1 block text-caption text-text-muted [overflow-wrap:anywhere]">
            Why: {list.reason}
          </span>
          <span className="mt-2 block sm:hidden">
            <PriceStateMark prices={list} />
            <span className="mt-2 block">
              <Actions list={list} onEnd={onEnd} />
            </span>
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-32' },
      cell: ({ row: { original: list } }) => <PriceStateMark prices={list} />,
    }),
    ...(onEnd === undefined
      ? []
      : [
          column.accessor('id', {
            id: 'change',
            header: 'Change',
            meta: { from: 'sm' },
            cell: ({ row: { original: list } }) => <Actions list={list} onEnd={onEnd} />,
          }),
        ]),
  ])
