import type { Gallery } from './gallery.ts'
import { ProgressBar } from './progress-bar.tsx'

export const gallery: Gallery = {
  title: 'Progress bar',
  parts: { ProgressBar },
  states: {
    'nothing, some, all': (
      <div className="flex max-w-80 flex-col gap-3">
        <ProgressBar label="Nothing" percent={0} />
        <ProgressBar label="Some" percent={14} />
        <ProgressBar label="All" percent={100} />
      </div>
    ),
  },
}
