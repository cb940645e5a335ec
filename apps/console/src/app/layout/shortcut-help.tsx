import { useStore } from 'zustand'
import { Dialog } from '@upchar/ui/dialog'
import { Kbd } from '@upchar/ui/dense/kbd'
import { Switch } from '@upchar/ui/dense/switch'
import { shortcutStore, switchShortcuts, useShortcuts } from '../../kit/shortcuts.ts'

const GROUPS: readonly {
  title: string
  keys: readonly (readonly [keys: readonly string[], what: string])[]
}[] = [
  {
    title: 'Everywhere',
    keys: [
      [['?'], 'Show these shortcuts'],
      [['/'], 'Go to the search field'],
      [['Ctrl', 'K'], 'Go to a page, an order, a customer or a product'],
    ],
  },
  {
    title: 'Lists',
    keys: [
      [['↓'], 'From the search field to the first row'],
      [['j'], 'Next row'],
      [['k'], 'Previous row'],
      [['Enter'], 'Open the row'],
      [['x'], 'Choose the row'],
    ],
  },
  {
    title: 'An application',
    keys: [
      [['j'], 'Next in the queue'],
      [['k'], 'Previous in the queue'],
      [['a'], 'Approve, then confirm'],
      [['c'], 'Ask for changes, then confirm'],
      [['r'], 'Reject, then confirm'],
      [['d'], 'Next document'],
      [['+'], 'Zoom in'],
      [['-'], 'Zoom out'],
      [['0'], 'Fit to window'],
      [['t'], 'Rotate'],
      [['Ctrl', 'Enter'], 'Confirm the decision while typing'],
      [['Esc'], 'Close without deciding'],
    ],
  },
]

/** Lists the single-key shortcuts and switches them off. */
export function ShortcutHelp() {
  const { on, help } = useStore(shortcutStore)
  useShortcuts({
    '?': () => shortcutStore.setState({ help: true }),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  })
  if (!help) return null
  return (
    <Dialog title="Keyboard shortcuts" onClose={() => shortcutStore.setState({ help: false })}>
      <div className="flex items-center justify-between gap-4 rounded-md bg-panel px-3 py-2">
        <span className="text-body-sm">Single-key shortcuts</span>
        <Switch label="Single-key shortcuts" checked={on} onChange={switchShortcuts} />
      </div>
      {GROUPS.map(({ title, keys }) => (
        <section key={title} className="mt-4">
          <h3 className="text-body-sm font-semibold text-text-muted">{title}</h3>
          <dl className="mt-1 divide-y divide-border text-body-sm">
            {keys.map(([names, what]) => (
              <div key={what} className="flex min-h-8 items-center justify-between gap-4 py-1">
                <dt>{what}</dt>
                <dd className="flex gap-1">
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
