import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { TrashIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { hasSession } from '../../shell/visitor/session.ts'
import { wishOf } from './pad-rows.ts'
import type { Pad } from './use-pad.ts'

type List = Answer<'listOrderLists'>['lists'][number]

/** The customer's lists; null for a guest, undefined if they can't be read just now. */
async function readLists(): Promise<readonly List[] | null | undefined> {
  if (!hasSession(document.cookie)) return null
  const result = await api('listOrderLists', {})
  if (result.ok) return result.data.lists
  return result.error.code === 'not_signed_in' ? null : undefined
}

/** Lists that a customer orders again. A guest's pad stays in the browser; keeping it by name asks to sign in. */
export function PadLists({ pad }: { pad: Pad }) {
  const [lists, setLists] = useState<readonly List[] | null>()
  const load = () => readLists().then(setLists)
  useEffect(() => {
    void readLists().then(setLists)
  }, [])
  return (
    <section
      aria-label="Your lists"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4"
    >
      <h2 className="text-h3 font-semibold">Your lists</h2>
      {lists !== null ? (
        <>
          {pad.rows.length > 0 ? <SaveList pad={pad} onSaved={() => void load()} /> : null}
          {lists?.length === 0 ? (
            <p className="text-body-sm text-text-muted">
              Keep a pad under a name, such as “Ward 3, monthly”, to order it again.
            </p>
          ) : null}
          <ul aria-label="Saved lists" className="flex flex-col divide-y divide-border">
            {(lists ?? []).map((list) => (
              <SavedList key={list.id} list={list} pad={pad} onChanged={() => void load()} />
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="text-body-sm text-text-muted">
            This pad stays in your browser. Sign in to keep lists by name and order them again.
          </p>
          <LinkButton
            look="outline"
            href={`${href.login}?returnUrl=${encodeURIComponent(href.orderPad)}`}
          >
            Sign in
          </LinkButton>
        </>
      )}
    </section>
  )
}

function SaveList({ pad, onSaved }: { pad: Pad; onSaved: () => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setProblem('Give the list a name')
    if (pad.rows.some(({ unread }) => unread !== undefined))
      return setProblem('Enter the quantities that are in doubt first')
    setBusy(true)
    const lines = pad.rows.map(({ text, quantity, sku, months }) => ({
      text,
      quantity,
      sku_id: sku,
      ...wishOf({ months }),
    }))
    const result = await api('saveOrderList', { body: { name, lines } })
    setBusy(false)
    if (!result.ok) return setProblem(failureText(result))
    setProblem(undefined)
    setName('')
    showAlert(1, result.data.message)
    onSaved()
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        label="Keep this pad as"
        error={problem}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="outline" busy={busy}>
        Save list
      </Button>
    </form>
  )
}

function SavedList({ list, pad, onChanged }: { list: List; pad: Pad; onChanged: () => void }) {
  const open = async () => {
    const result = await api('getOrderList', { params: { id: list.id } })
    if (!result.ok) return showAlert(2, failureText(result))
    pad.open(
      result.data.list.lines.map(
        ({ text, quantity, sku_id: sku, shelf_life_months: months = 0 }) => ({
          text,
          quantity,
          sku,
          months,
        }),
      ),
    )
  }
  const remove = async () => {
    const result = await api('deleteOrderList', { params: { id: list.id } })
    showAlert(result.ok ? 1 : 2, result.ok ? result.data.message : failureText(result))
    onChanged()
  }
  return (
    <li className="flex items-center gap-2 py-1">
      <button
        type="button"
        className="min-h-11 min-w-0 grow text-left text-body-sm [overflow-wrap:anywhere] text-link hover:underline"
        onClick={() =>
          pad.rows.length === 0
            ? void open()
            : pushModal('confirm', {
                title: `Open “${list.name}”?`,
                text: 'Its lines replace what is on the pad now.',
                action: 'Open list',
                onConfirm: open,
              })
        }
      >
        <span className="font-semibold">{list.name}</span>
        <span className="block text-caption text-text-muted">
          {plural(list.line_count, 'line')}, {formatIstDate(list.updated_at)}
        </span>
      </button>
      <button
        type="button"
        aria-label={`Delete ${list.name}`}
        className="grid size-11 shrink-0 place-items-center text-link"
        onClick={() =>
          pushModal('confirm', {
            title: `Delete “${list.name}”?`,
            text: 'The list is gone then. Your cart and orders stay as they are.',
            action: 'Delete list',
            danger: true,
            onConfirm: remove,
          })
        }
      >
        <TrashIcon size={18} aria-hidden="true" />
      </button>
    </li>
  )
}
