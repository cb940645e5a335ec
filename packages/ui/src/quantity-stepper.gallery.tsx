import { useState } from 'react'
import type { Gallery } from './gallery.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

function Stepper({
  name,
  from,
  bin,
  busy,
}: {
  name: string
  from: number
  bin?: boolean
  busy?: boolean
}) {
  const [value, setValue] = useState(from)
  return (
    <div className="w-36">
      <QuantityStepper
        label={name}
        value={value}
        min={1}
        max={9999}
        busy={busy ?? false}
        {...(bin ? { onRemove: () => setValue(1) } : {})}
        onChange={setValue}
      />
    </div>
  )
}

export const gallery: Gallery = {
  title: 'Quantity stepper',
  parts: { QuantityStepper },
  states: {
    between: <Stepper name="Gloves" from={12} />,
    'at the minimum': <Stepper name="Masks" from={1} />,
    'at the minimum, can be removed': <Stepper name="Cannulas" from={1} bin />,
    'at the maximum': <Stepper name="Syringes" from={9999} />,
    busy: <Stepper name="Sutures" from={3} busy />,
  },
}
