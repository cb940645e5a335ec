import type { Gallery } from '../gallery.ts'
import { ApprovedIcon, UploadIcon, WaitingIcon } from '../icons.tsx'
import { Timeline } from './timeline.tsx'

const entries = [
  {
    id: '1',
    title: 'Submitted',
    when: '2 Nov, 10:04',
    icon: <UploadIcon size={14} aria-hidden="true" />,
  },
  {
    id: '2',
    title: 'Asked for a better picture of the licence',
    when: '3 Nov, 09:12',
    note: 'The seal of the authority cannot be read.\nPlease photograph it in daylight.',
    icon: <WaitingIcon size={14} aria-hidden="true" />,
  },
  {
    id: '3',
    title: 'Approved',
    when: '4 Nov, 16:40',
    icon: <ApprovedIcon size={14} aria-hidden="true" />,
  },
]

export const gallery: Gallery = {
  title: 'Timeline',
  parts: { Timeline },
  states: {
    many: <Timeline entries={entries} label="History" />,
    one: <Timeline entries={entries.slice(0, 1)} label="History of one entry" />,
    narrow: (
      <div className="max-w-48">
        <Timeline entries={entries.slice(1)} label="Narrow history" />
      </div>
    ),
  },
}
