import { Button, LinkButton } from './button.tsx'
import type { Gallery } from './gallery.ts'
import { RefreshIcon } from './icons.tsx'

const long = 'Download every tax invoice of the financial year 2025-26 as one file'

export const gallery: Gallery = {
  title: 'Button',
  parts: { Button, LinkButton },
  states: {
    looks: (
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-control px-4">Primary</Button>
        <Button look="outline" className="min-h-control px-4">
          Outline
        </Button>
        <Button look="quiet" className="min-h-control px-4">
          Quiet
        </Button>
        <Button look="danger" className="min-h-control px-4">
          Danger
        </Button>
      </div>
    ),
    disabled: (
      <div className="flex flex-wrap gap-3">
        <Button disabled className="min-h-control px-4">
          Primary
        </Button>
        <Button disabled look="outline" className="min-h-control px-4">
          Outline
        </Button>
        <Button disabled look="quiet" className="min-h-control px-4">
          Quiet
        </Button>
        <Button disabled look="danger" className="min-h-control px-4">
          Danger
        </Button>
      </div>
    ),
    busy: (
      <div className="flex flex-wrap gap-3">
        <Button busy className="min-h-control px-4">
          Saving
        </Button>
        <Button busy look="outline" className="min-h-control px-4">
          Saving
        </Button>
      </div>
    ),
    'with an icon': (
      <Button look="outline" className="min-h-control px-4">
        <RefreshIcon size={16} aria-hidden="true" /> Try again
      </Button>
    ),
    'long text, narrow': (
      <div className="max-w-48">
        <Button className="min-h-control w-full px-4 py-2">{long}</Button>
      </div>
    ),
    'as a link': (
      <LinkButton href="#button" className="min-h-control px-4">
        See all products
      </LinkButton>
    ),
  },
}
