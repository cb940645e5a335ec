import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Skeleton } from '@upchar/ui/skeleton'
import { href } from '../../shell/urls/hrefs.ts'
import type { ModalProps } from '../../shell/modals/modals.ts'
import { isBasicSent, stepView, STEP_NAMES } from './kyc-words.ts'
import { stageOf } from './kyc-types.ts'
import type { KycStep, Stage } from './kyc-types.ts'
import { useMyKyc } from './my-kyc.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    /** The step that the product or the cart needs; `returnUrl` is where the buyer came from. */
    'kyc-option': { asked: Stage; returnUrl: string }
  }
}

/** UI-07 'KYC option selector': the steps, their status, and the one that the product needs. */
export function OptionModal({
  asked,
  returnUrl,
  onClose,
}: ModalProps['kyc-option'] & { onClose: () => void }) {
  const kyc = useMyKyc(true)
  return (
    <Dialog title="What do you want to verify?" onClose={onClose}>
      {kyc === undefined ? <Skeleton className="h-48" /> : null}
      {kyc === null ? (
        <p role="alert" className="text-body-sm">
          We can’t look this up right now. <a href={href.kyc}>Open your verification</a>
        </p>
      ) : null}
      {kyc ? (
        <ul className="flex flex-col gap-3">
          {kyc.steps.map((step, index) => (
            <StepOption
              key={stageOf(step)}
              step={step}
              number={index + 1}
              asked={stageOf(step) === asked}
              basicSent={isBasicSent(kyc)}
              returnUrl={returnUrl}
            />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function StepOption({
  step,
  number,
  asked,
  basicSent,
  returnUrl,
}: {
  step: KycStep
  number: number
  asked: boolean
  basicSent: boolean
  returnUrl: string
}) {
  const stage = stageOf(step)
  const view = stepView(step, basicSent)
  return (
    <li
      className={
        asked ? 'rounded-md border-2 border-action p-4' : 'rounded-md border border-border p-4'
      }
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-h3 font-semibold">
          {number}. {STEP_NAMES[stage].title}
        </span>
        <Badge tone={view.badge.tone}>{view.badge.words}</Badge>
      </p>
      <p className="mt-1 text-body-sm text-text-muted">{STEP_NAMES[stage].why}</p>
      {asked ? <p className="mt-1 text-body-sm font-medium">This product needs it.</p> : null}
      {view.reason ? (
        <p className="mt-1 text-body-sm whitespace-pre-line">{view.reason}</p>
      ) : view.text ? (
        <p className="mt-1 text-body-sm">{view.text}</p>
      ) : null}
      {view.action ? (
        <LinkButton
          look={asked ? view.action.look : 'outline'}
          className="mt-3"
          href={href.kycForm(stage, returnUrl)}
        >
          {view.action.label}
          <span className="sr-only">: {STEP_NAMES[stage].title}</span>
        </LinkButton>
      ) : null}
    </li>
  )
}
