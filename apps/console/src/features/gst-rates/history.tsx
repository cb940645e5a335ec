import { useState } from 'react'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { useMe } from '../../shell/api/me.ts'
import { limitWords, percent, spanWords, STATE_WORDS } from './words.ts'
import type { Heading, Rate } from './words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** The rates of an HSN, newest first. */
export function History({ heading }: { heading: Heading }) {
  const mayChange = useMe().may('tax.change')
  const [leaving, setLeaving] = useState<string>()
  const { rates } = heading
  if (rates.length === 0)
    return (
      <p className="p-4 text-body-sm text-text-muted">
        This HSN has no rate of its own.{' '}
        {heading.applies === null
          ? 'Goods with it can’t be sold until it has one.'
          : 'A shorter HSN decides.'}
      </p>
    )
  return (
    <>
      <ul aria-label="Rates, newest first" className="divide-y divide-border text-body-sm">
        {rates.map((rate, at) => (
          <Entry
            key={rate.id}
            rate={rate}
            onWithdraw={
              mayChange && rate.state === 'planned' && rates[at - 1]?.valid_from !== rate.valid_from
                ? () => setLeaving(rate.valid_from)
                : undefined
            }
          />
        ))}
      </ul>
      {leaving === undefined ? null : (
        <WithdrawDialog heading={heading} from={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  )
}

function Entry({ rate, onWithdraw }: { rate: Rate; onWithdraw: (() => void) | undefined }) {
  const { words, tone } = STATE_WORDS[rate.state]
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="tabular">{percent(rate.rate)}</b>
        {rate.up_to === null ? null : <span>{limitWords(rate.up_to)}</span>}
        <Badge tone={tone}>{words}</Badge>
        <span className="tabular">{spanWords(rate)}</span>
        {onWithdraw ? (
          <Button look="outline" className="ml-auto" onClick={onWithdraw}>
            Withdraw
          </Button>
        ) : null}
      </span>
      <span className="text-text-muted [overflow-wrap:anywhere]">
        {rate.source} · {rate.changed_by?.name ?? 'Initial setup'}
      </span>
    </li>
  )
}
