import { Button } from '../button.tsx'
import type { Gallery } from '../gallery.ts'
import { Panel } from './panel.tsx'

export const gallery: Gallery = {
  title: 'Panel',
  parts: { Panel },
  states: {
    plain: <Panel title="Notes">No notes yet.</Panel>,
    'with a note and an action': (
      <Panel
        title="Sessions"
        note="3 devices"
        action={
          <Button look="outline" className="min-h-8 px-3">
            End all
          </Button>
        }
      >
        Chrome on Windows, Kochi
      </Panel>
    ),
    'flush, long title, narrow': (
      <div className="max-w-56">
        <Panel title="Documents of the drug licence and their history" flush>
          <p className="p-2">Form 20B</p>
        </Panel>
      </div>
    ),
  },
}
