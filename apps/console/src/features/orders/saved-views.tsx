import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { CloseIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { question, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { OrderSearch } from './search.ts'

const LIST = 'orders'

/** What is saved of a search: its filters. The text may name a person, and the page isn't kept. */
export const savedFilters = (search: OrderSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      ['q', 'page', 'after', 'before'].includes(key) || typeof value !== 'string'
        ? []
        : [[key, value]],
    ),
  )

const isSame = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value)

/** The member's own saved filters of the orders, and saving the present ones (OPS-01). */
export function SavedViews({ search }: { search: OrderSearch }) {
  const [naming, setNaming] = useState(false)
  const client = useQueryClient()
  const { data } = useQuery(question('staffListViews', { query: { list: LIST } }))
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListViews'] })
  const remove = useCall('staffDeleteView', { onSuccess: refresh, onError: () => void refresh() })
  const views = data?.views ?? []
  const filters = savedFilters(search)
  const shown = views.find((view) => isSame(view.filters, filters))
  const canSave = Object.keys(filters).length > 0 && shown === undefined
  if (views.length === 0 && !canSave) return null
  return (
    <div className="flex flex-col gap-2">
      <nav aria-label="Saved views" className="flex flex-wrap items-center gap-2 text-body-sm">
        {views.map((view) => (
          <span
            key={view.id}
            className="inline-flex items-center rounded-full border border-control-border bg-surface"
          >
            <a
              href={href.orders(view.filters)}
              aria-current={view === shown ? 'page' : undefined}
              className="inline-flex min-h-8 items-center pl-3 no-underline aria-[current]:font-semibold"
            >
              {view.name}
            </a>
            <button
              type="button"
              className="grid size-8 place-items-center rounded-full text-text-muted hover:text-text"
              onClick={() => remove.mutate({ params: { id: view.id }, body: {} })}
            >
              <CloseIcon size={14} aria-hidden="true" />
              <span className="sr-only">Delete the view {view.name}</span>
            </button>
          </span>
        ))}
        {canSave && !naming ? (
          <Button look="outline" onClick={() => setNaming(true)}>
            Save this view
          </Button>
        ) : null}
      </nav>
      {naming ? (
        <NameForm filters={filters} onSaved={refresh} onClose={() => setNaming(false)} />
      ) : null}
    </div>
  )
}

function NameForm({
  filters,
  onSaved,
  onClose,
}: {
  filters: Record<string, string>
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const save = useCall('staffSaveView', {
    onSuccess: (_answer, { body }) => {
      showAlert(1, `The view “${body.name}” is saved.`)
      onClose()
      return onSaved()
    },
  })
  return (
    <RecordForm
      id="view"
      title="Save these filters"
      action="Save the view"
      fields={[
        {
          name: 'name',
          label: 'Name',
          hint: 'Only you see it; words in the search box aren’t saved',
          maxLength: 60,
        },
      ]}
      initial={{ name: '' }}
      send={({ name }) => sendBy(save, { body: { list: LIST, name: name.trim(), filters } })}
      onClose={onClose}
    />
  )
}
