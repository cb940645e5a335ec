import { useQueryClient } from '@tanstack/react-query'
import { BeforeAfter } from '../../kit/before-after.tsx'
import { Confirm } from '../../kit/confirm.tsx'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { showAlert } from '@upchar/web/alerts'
import { valueWords } from './words.ts'
import type { Flag, FlagValue } from './words.ts'

export type FlagChange = { flag: Flag; value: FlagValue } | { flag: Flag; reset: true }

/** Confirms a flag change: visitors see it within seconds. */
export function ChangeDialog({
  requested,
  onClose,
}: {
  requested: FlagChange
  onClose: () => void
}) {
  const { flag } = requested
  const client = useQueryClient()
  const flags = question('staffListFlags', {})
  const after = {
    onSuccess: ({ flag: changed }: { flag: Flag }) => {
      client.setQueryData(
        flags.queryKey,
        (all) =>
          all && {
            ...all,
            flags: all.flags.map((one) => (one.key === changed.key ? changed : one)),
          },
      )
      showAlert(
        1,
        `${changed.name} is now ${valueWords(changed, changed.value)}.${changed.in_use ? ' Visitors see it within seconds.' : ''}`,
      )
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: flags.queryKey }),
  }
  const set = useCall('staffSetFlag', after)
  const reset = useCall('staffResetFlag', after)
  const value = 'reset' in requested ? flag.standard : requested.value
  const problem = set.error ?? reset.error
  const confirm = () => {
    const [params, seen] = [{ key: flag.key }, { seen_changed_at: flag.changed_at }]
    if ('reset' in requested) reset.mutate({ params, body: seen })
    else set.mutate({ params, body: { value: requested.value, ...seen } })
  }
  return (
    <Confirm
      title={'reset' in requested ? `Reset ${flag.name}?` : `Change ${flag.name}?`}
      action={'reset' in requested ? 'Reset to default' : `Set to ${valueWords(flag, value)}`}
      busy={set.isPending || reset.isPending}
      problem={
        isRefusal(problem, 'changed_meanwhile')
          ? 'Someone else has changed this flag. Close this, check the new value, then decide.'
          : problem?.message
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-text-muted">{flag.meaning}</p>
      <BeforeAfter before={valueWords(flag, flag.value)} after={valueWords(flag, value)} />
      <p>
        {flag.in_use
          ? 'Every visitor sees this within seconds.'
          : 'Nothing in the shop uses this flag yet: the change will show once the feature is there.'}
      </p>
    </Confirm>
  )
}
