import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

/** Several things in one place, one at a time. Arrow keys move among the tabs. */
export function Tabs({ label, tabs, value, onChange, className }: { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void; className?: string }) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)} className={className}>
      <Base.List aria-label={label} className="row-scroll flex gap-1 border-b border-border" activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-control shrink-0 border-b-2 border-transparent px-3 text-body-sm font-medium text-text-muted hover:text-text data-active:border-action data-active:text-action"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="flex min-h-0 grow flex-col">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
