import { Button } from '@upchar/ui/button'
import { usePush } from './use-push.ts'

const WORDS = {
  unable:
    'This browser has no notices. On an iPhone, first add the shop to the home screen and open it there.',
  denied:
    'Your browser blocks notices of this shop. Allow them in its settings for this site, then come back.',
  on: 'This device is told when an order moves, and when goods that you wait for are back.',
  off: 'This device gets no notices. You are told by email in any case.',
} as const

/** Notices on this device, on and off (APP-03). */
export default function PushSetting() {
  const { state, problem, busy, turn } = usePush()
  return (
    <div className="flex flex-col items-start gap-3">
      <output className="block max-w-text text-body-sm text-text-muted">
        {problem ?? (state === null ? '' : WORDS[state])}
      </output>
      {state === 'on' || state === 'off' ? (
        <Button look="outline" busy={busy} onClick={() => turn(state === 'off')}>
          {state === 'off' ? 'Turn notices on' : 'Turn notices off'}
        </Button>
      ) : null}
    </div>
  )
}
