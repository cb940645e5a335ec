import { Checkbox } from './checkbox.tsx'
import type { Gallery } from './gallery.ts'

export const gallery: Gallery = {
  title: 'Checkbox',
  parts: { Checkbox },
  states: {
    'off, on, with a note': (
      <>
        <Checkbox label="Latex" note="12" />
        <Checkbox label="Nitrile" note="1,204" defaultChecked />
      </>
    ),
    disabled: (
      <>
        <Checkbox label="Vinyl" note="0" disabled />
        <Checkbox label="Neoprene" disabled defaultChecked />
      </>
    ),
    'long text, narrow': (
      <div className="max-w-56">
        <Checkbox label="I am authorised to buy prescription medicines for this clinic" note="3" />
      </div>
    ),
  },
}
