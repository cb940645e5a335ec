import { cx } from '@upchar/ui/cx'
import { CheckIcon } from '@upchar/ui/icons'
import { stepStates, stepTime } from './order-words.ts'
import type { SubOrder } from './order-words.ts'

/** A parcel's tracking as dated steps (guide 61). */
export function ParcelSteps({ steps }: { steps: SubOrder['steps'] }) {
  const states = stepStates(steps)
  return (
    <ol aria-label="Delivery progress" className="flex flex-col">
      {steps.map((step, index) => {
        const state = states[index] ?? 'ahead'
        const ahead = state === 'ahead'
        return (
          // A courier may scan the same state twice: place and time distinguish the steps.
          <li
            key={`${step.state}${step.at ?? index}${step.place}`}
            aria-current={state === 'current' ? 'step' : undefined}
            className="grid grid-cols-[1.5rem_1fr] gap-3"
          >
            <span className="flex flex-col items-center" aria-hidden="true">
              <span
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-full border-2',
                  ahead
                    ? 'border-control-border bg-surface'
                    : 'border-success bg-success text-on-action',
                )}
              >
                {ahead ? null : <CheckIcon size={14} strokeWidth={3} />}
              </span>
              {index < steps.length - 1 ? (
                <span
                  className={cx(
                    'min-h-4 w-0.5 grow',
                    states[index + 1] === 'ahead' ? 'bg-border' : 'bg-success',
                  )}
                />
              ) : null}
            </span>
            <p className="pb-4 text-body-sm">
              <span className={cx(state === 'current' && 'font-bold', ahead && 'text-text-muted')}>
                {step.label}
                {state === 'current' ? (
                  <span className="sr-only"> (now)</span>
                ) : ahead ? (
                  <span className="sr-only"> (still to come)</span>
                ) : null}
              </span>
              {step.at || step.place ? (
                <span className="tabular block text-caption text-text-muted">
                  {[stepTime(step.at), step.place].filter(Boolean).join(' · ')}
                </span>
              ) : null}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
