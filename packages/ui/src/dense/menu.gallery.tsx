import { buttonClass } from '../button.tsx'
import type { Gallery } from '../gallery.ts'
import { MoreIcon } from '../icons.tsx'
import { Menu } from './menu.tsx'

const choices = [
  { id: 'role', label: 'Change role', onChoose: () => undefined },
  { id: 'resend', label: 'Send the invitation again', disabled: true, onChoose: () => undefined },
  { id: 'remove', label: 'Remove access', danger: true, onChoose: () => undefined },
]

export const gallery: Gallery = {
  title: 'Menu',
  parts: { Menu },
  states: {
    'with words': (
      <Menu
        trigger="Actions"
        triggerClass={buttonClass('outline', 'min-h-control px-4')}
        choices={choices}
        align="start"
      />
    ),
    'with an icon alone': (
      <Menu
        label="More about Asha Clinic"
        trigger={<MoreIcon size={18} aria-hidden="true" />}
        triggerClass={buttonClass('quiet', 'size-11')}
        choices={choices}
        align="start"
      />
    ),
  },
}
