import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { CodeInput } from '@upchar/ui/secret-fields'
import { useCall } from '../../shell/api/ask.ts'
import { meQuestion, useMe } from '../../shell/api/me.ts'
import { problemText, RecoveryCodes } from '../sign-in/index.ts'

const DIGITS = 6
const FEW = 3

/** How many recovery codes are left; ten new ones for a code of the app. */
export function RecoveryPanel() {
  const { recovery_codes_left: left } = useMe()
  const [missing, setMissing] = useState<string>()
  const client = useQueryClient()
  const renew = useCall('staffNewRecoveryCodes')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    setMissing(code.length < DIGITS ? `Enter the ${DIGITS} digits that the app shows` : undefined)
    if (code.length === DIGITS) renew.mutate({ body: { code } })
  }
  const kept = () => {
    renew.reset()
    void client.invalidateQueries({ queryKey: meQuestion.queryKey })
  }
  return (
    <Panel title="Recovery codes" note={`${plural(left, 'code')} left`}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recovery_codes} action="Done" onKept={kept} />
      ) : (
        <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
          {left <= FEW ? (
            <Notice tone="warning">Make new codes before you need one.</Notice>
          ) : (
            <p className="text-body-sm text-text-muted">
              They sign you in when your phone is lost, each once. New codes take the place of the
              old ones.
            </p>
          )}
          {renew.error ? (
            <Notice tone="danger" live>
              {problemText(renew.error)}
            </Notice>
          ) : null}
          <CodeInput name="code" label="Code of your app" length={DIGITS} error={missing} />
          <Button type="submit" look="outline" className="self-start" busy={renew.isPending}>
            Make new codes
          </Button>
        </form>
      )}
    </Panel>
  )
}
