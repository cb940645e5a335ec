import { useQueryClient } from '@tanstack/react-query'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { CodeInput } from '@upchar/ui/secret-fields'
import { useCall } from '../../shell/api/ask.ts'
import { meQuestion, useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import {
  CODE_DIGITS,
  CODE_FIELDS,
  codeProblems,
  problemText,
  RecoveryCodes,
} from '../sign-in/index.ts'

const FEW = 3

/** The number of recovery codes left; a code from the app generates ten new ones. */
export function RecoveryPanel() {
  const { recovery_codes_left: left } = useMe()
  const client = useQueryClient()
  const renew = useCall('staffNewRecoveryCodes')
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'recovery',
    fields: CODE_FIELDS,
    read: (data) => textOf(data, 'code'),
    check: codeProblems,
    send: (code) => sendBy(renew, { body: { code } }, { asSentence: true, text: problemText }),
  })
  const done = () => {
    renew.reset()
    void client.invalidateQueries({ queryKey: meQuestion.queryKey })
  }
  return (
    <Panel title="Recovery codes" note={`${plural(left, 'code')} left`}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recovery_codes} action="Done" onDone={done} />
      ) : (
        <form noValidate onSubmit={onSubmit} className="flex max-w-form flex-col gap-4">
          {left <= FEW ? (
            <Notice tone="warning">Generate new codes before you need one.</Notice>
          ) : (
            <p className="text-body-sm text-text-muted">
              If you lose your phone, each code signs you in once. New codes replace the old ones.
            </p>
          )}
          {message ? (
            <Notice tone="danger" live>
              {message}
            </Notice>
          ) : null}
          <CodeInput {...field('code')} label="Code from your app" length={CODE_DIGITS} />
          <Button type="submit" look="outline" className="self-start" busy={busy}>
            Generate new codes
          </Button>
        </form>
      )}
    </Panel>
  )
}
