import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { LinkButton } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { CopyButton } from './copy-button.tsx'

type Props = { title: string; what: string; secret: string; doneHref: string; children: ReactNode }

/** A secret just made: the only moment at which anybody reads it. `what` names it for the copy button. */
export function SecretOnce({ title, what, secret, doneHref, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Panel title={title} note="It is never shown again">
      <div ref={box} tabIndex={-1} className="flex flex-col gap-3 text-body-sm outline-none">
        <p className="flex items-center gap-2 rounded-md bg-panel p-3">
          <code className="min-w-0 grow font-mono [overflow-wrap:anywhere]">{secret}</code>
          <CopyButton what={what} text={secret} />
        </p>
        <p>{children}</p>
        <LinkButton look="outline" className="self-start" href={doneHref}>
          I have saved it
        </LinkButton>
      </div>
    </Panel>
  )
}
