import { cx } from '@upchar/ui/cx'
import { isBad, SAID } from './account-search.ts'
import type { AccountSaid } from './account-search.ts'

/** What came of a form that was posted without scripts. */
export function SaidNote({ said }: { said: AccountSaid | undefined }) {
  if (said === undefined) return null
  return (
    <output
      className={cx(
        'block rounded-md p-3 text-body-sm',
        isBad(said) ? 'bg-danger-bg text-danger' : 'bg-success-bg text-success',
      )}
    >
      {SAID[said]}
    </output>
  )
}
