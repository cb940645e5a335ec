import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'
import type { Gallery } from './gallery.ts'

const text = 'Keep the cold chain between 2 °C and 8 °C from the warehouse to the ward. '

function Opener({
  name,
  ...dialog
}: Pick<DialogProps, 'shape' | 'hideTitle' | 'footer' | 'title' | 'children'> & { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" className="min-h-control px-4" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open ? <Dialog {...dialog} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

export const gallery: Gallery = {
  title: 'Dialog',
  parts: { Dialog },
  states: {
    'sheet: from below on phones': (
      <Opener name="Open a sheet" title="Storage">
        <p>{text}</p>
      </Opener>
    ),
    'side, long title, long text, with a footer': (
      <Opener
        name="Open at the side"
        shape="side"
        title="Storage and transport of vaccines, insulin and other cold-chain products"
        footer={<Button className="min-h-control w-full">I understand</Button>}
      >
        <p tabIndex={-1}>{text.repeat(60)}</p>
      </Opener>
    ),
    'without a visible title': (
      <Opener name="Open without a title" title="Storage" hideTitle>
        <p className="pr-10">{text}</p>
      </Opener>
    ),
  },
}
