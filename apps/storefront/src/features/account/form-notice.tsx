import { cx } from '@upchar/ui/cx'
import { isBad, NOTICES } from './account-search.ts'
import type { AccountNotice } from './account-search.ts'

/** The result of a form that was posted without scripts. */
export function FormNotice({ notice }: { notice: AccountNotice | undefined }) {
  if (notice === undefined) return null
  return (
    <output
      className={cx(
        'block rounded-md p-3 text-body-sm',
        isBad(notice) ? 'bg-danger-bg text-danger' : 'bg-success-bg text-success',
      )}
    >
      {NOTICES[notice]}
    </output>
  )
}
