import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type MenuChoice = {
  id: string
  label: ReactNode
  danger?: boolean
  disabled?: boolean
  onChoose: () => void
}

/** A button that opens a menu of actions. */
export function Menu({
  label,
  trigger,
  triggerClass,
  choices,
  side = 'bottom',
  align = 'end',
}: {
  /** The accessible name of a trigger without text. */
  label?: string
  trigger: ReactNode
  triggerClass: string
  choices: readonly MenuChoice[]
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
}) {
  return (
    <Base.Root>
      <Base.Trigger aria-label={label} className={triggerClass}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className="z-sheet">
          <Base.Popup className="min-w-52 rounded-md border border-border bg-surface py-1 text-body-sm shadow-2 outline-none">
            {choices.map(({ id, label: text, danger, disabled, onChoose }) => (
              <Base.Item
                key={id}
                disabled={disabled ?? false}
                onClick={onChoose}
                className={cx(
                  'flex min-h-control cursor-pointer items-center gap-2 px-3 outline-none data-highlighted:bg-panel data-disabled:text-text-hint',
                  danger && 'text-danger',
                )}
              >
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
