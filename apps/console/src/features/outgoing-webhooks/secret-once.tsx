import { useEffect, useRef } from 'react'
import { LinkButton } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { CopyButton } from '../../kit/copy-button.tsx'
import { href } from '../../shell/hrefs.ts'

/** A secret just made: the only moment at which anybody reads it. */
export function SecretOnce({ secret }: { secret: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Panel title="The secret" note="It is never shown again">
      <div ref={box} tabIndex={-1} className="flex flex-col gap-3 text-body-sm outline-none">
        <p className="flex items-center gap-2 rounded-md bg-panel p-3">
          <code className="min-w-0 grow font-mono [overflow-wrap:anywhere]">{secret}</code>
          <CopyButton what="Secret" text={secret} />
        </p>
        <p>
          Give it to the receiver now, over a way that only its people read. It checks with it that
          a message is from this shop.
        </p>
        <LinkButton look="outline" className="self-start" href={href.webhooks}>
          I have saved it
        </LinkButton>
      </div>
    </Panel>
  )
}
