import { err } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { ProviderError } from '../../../platform/provider-error.ts'

export const disputeUnknown = () =>
  err({ code: 'dispute_unknown' as const, message: 'There is no such dispute.' })
export const documentUnknown = () =>
  err({
    code: 'evidence_unknown' as const,
    message: 'A file isn’t yours or was sent before. Attach the files again.',
  })
export const notToAnswer = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This dispute isn’t to be answered any more. Reload the list.',
  })
export const colleagueAnswers = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'A colleague has answered this dispute. Reload the list.',
  })
const gatewayRefused = ({ kind }: ProviderError) =>
  err({
    code: 'evidence_not_taken' as const,
    message:
      kind === 'invalid'
        ? 'The gateway refuses the evidence. Answer in its dashboard, and note here what you sent.'
        : 'The gateway can’t be reached. Try again in some minutes, or answer in its dashboard.',
  })

/** The gateway's refusal of evidence, logged. */
export const refusedBy = (context: Context, error: ProviderError) => {
  context.log.warn({ kind: error.kind, problem: error.message }, 'the gateway took no evidence')
  return gatewayRefused(error)
}
