import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard } from '../account-layout/index.ts'
import { stepView, STEP_NAMES } from './kyc-words.ts'
import { stageOf } from './kyc-types.ts'
import type { KycStep } from './kyc-types.ts'

/** A step of KYC: its status, the reviewer's note and the next action. */
export function StepCard({
  step,
  number,
  basicSent,
  returnUrl,
}: {
  step: KycStep
  number: number
  basicSent: boolean
  returnUrl: string | undefined
}) {
  const stage = stageOf(step)
  const view = stepView(step, basicSent)
  return (
    <AccountCard
      title={`Step ${number}: ${STEP_NAMES[stage].title}`}
      aside={
        <span className="flex flex-wrap gap-2">
          {step.approved && step.application?.state !== 'approved' ? (
            <Badge tone="success">Approved</Badge>
          ) : null}
          <Badge tone={view.badge.tone}>{view.badge.words}</Badge>
        </span>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 grow basis-80 flex-col gap-1 text-body-sm">
          {step.available ? <p className="text-text-muted">{STEP_NAMES[stage].why}</p> : null}
          {view.text ? <p>{view.text}</p> : null}
          {view.reason ? (
            <blockquote className="mt-1 border-l-4 border-warning pl-3 whitespace-pre-line">
              {view.reason}
            </blockquote>
          ) : null}
        </div>
        {view.action ? (
          <LinkButton look={view.action.look} href={href.kycForm(stage, returnUrl)}>
            {view.action.label}
            <span className="sr-only">: {STEP_NAMES[stage].title}</span>
          </LinkButton>
        ) : null}
      </div>
    </AccountCard>
  )
}
