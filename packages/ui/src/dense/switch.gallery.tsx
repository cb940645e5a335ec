import { useState } from 'react'
import type { Gallery } from '../gallery.ts'
import { Switch } from './switch.tsx'

function Owned({ from, label }: { from: boolean; label: string }) {
  const [checked, setChecked] = useState(from)
  return <Switch label={label} checked={checked} onChange={setChecked} />
}

export const gallery: Gallery = {
  title: 'Switch',
  parts: { Switch },
  states: {
    off: <Owned from={false} label="Reviews" />,
    on: <Owned from label="Vouchers" />,
    disabled: (
      <div className="flex gap-4">
        <Switch label="Sign-up" checked={false} disabled onChange={() => undefined} />
        <Switch label="Payments" checked disabled onChange={() => undefined} />
      </div>
    ),
  },
}
