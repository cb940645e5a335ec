import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { AlertIcon, ApprovedIcon, InfoIcon } from '../icons.tsx'

const looks = {
  info: { className: 'border-info bg-info-bg', colour: 'text-info', Icon: InfoIcon, word: 'Note' },
  success: {
    className: 'border-success bg-success-bg',
    colour: 'text-success',
    Icon: ApprovedIcon,
    word: 'Done',
  },
  warning: {
    className: 'border-warning bg-warning-bg',
    colour: 'text-warning',
    Icon: AlertIcon,
    word: 'Warning',
  },
  danger: {
    className: 'border-danger bg-danger-bg',
    colour: 'text-danger',
    Icon: AlertIcon,
    word: 'Error',
  },
}

/**
 * An inline message that stays until its cause is gone. `live` if it can appear while the page is
 * open.
 */
export function Notice({
  tone,
  live = false,
  action,
  className,
  children,
}: {
  tone: keyof typeof looks
  live?: boolean
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { className: look, colour, Icon, word } = looks[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border-l-4 px-4 py-3 text-body-sm',
        look,
        className,
      )}
    >
      <Icon size={18} className={cx('mt-px shrink-0', colour)} aria-hidden="true" />
      <div className="min-w-0 grow basis-40">
        <span className="sr-only">{word}: </span>
        {children}
      </div>
      {action}
    </div>
  )
}
