import { KYC_SECTIONS } from '@upchar/kernel/kyc-asks'
import { KYC_STAGES } from '@upchar/kernel/kyc-states'
import type { KycStage } from '@upchar/kernel/kyc-states'
import { formatIstDate } from '@upchar/kernel/dates'
import { Panel } from '@upchar/ui/dense/panel'
import { ClockIcon, PlusIcon } from '@upchar/ui/icons'
import { href } from '../../shell/hrefs.ts'
import { proofWords, questionOf, sectionsOf, STAGE_WORDS, typeName } from './asks.ts'
import type { Ask, Question, QuestionSearch } from './asks.ts'

type Parts = {
  type: Ask['business_type']
  asks: readonly Ask[]
  today: string
  search: QuestionSearch
  mayChange: boolean
}

/** Both forms of a buyer type, by section. */
export function BuyerPanel({ type, ...parts }: Parts) {
  return (
    <Panel title={typeName(type)} flush>
      <div className="grid divide-border max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        {KYC_STAGES.map((stage) => (
          <Step key={stage} type={type} stage={stage} {...parts} />
        ))}
      </div>
    </Panel>
  )
}

function Step({ type, stage, asks, today, search, mayChange }: Parts & { stage: KycStage }) {
  const questions = sectionsOf(stage).map((section) =>
    questionOf(asks, { type, stage, section }, today),
  )
  const shown = questions.filter(({ now, planned }) => now.length > 0 || planned !== undefined)
  const [unasked] = questions.filter((one) => !shown.includes(one))
  const open = ({ section }: Question) =>
    href.kycQuestions({ ...search, of: String(type), stage, section })
  return (
    <section
      aria-label={`${typeName(type)}: ${STAGE_WORDS[stage]}`}
      className="min-w-0 px-4 py-3 text-body-sm"
    >
      <h3 className="text-caption font-medium text-text-muted">{STAGE_WORDS[stage]}</h3>
      {shown.length === 0 ? (
        <p className="py-1 text-text-hint">Not offered</p>
      ) : (
        <ul>
          {shown.map((one) => (
            <li key={one.section} className="py-1">
              <a
                href={open(one)}
                className="inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
              >
                {KYC_SECTIONS[one.section].name}
              </a>
              <p className="text-text-muted">{proofWords(one.now)}</p>
              {one.planned ? (
                <p className="flex items-center gap-1">
                  <ClockIcon size={14} className="shrink-0" aria-hidden="true" /> From{' '}
                  {formatIstDate(one.planned.valid_from)}: {proofWords(one.planned.proofs)}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayChange && unasked ? (
        <a
          href={open(unasked)}
          className="mt-1 inline-flex min-h-8 items-center gap-1 no-underline hover:underline pointer-coarse:min-h-11"
        >
          <PlusIcon size={14} aria-hidden="true" />{' '}
          {shown.length === 0 ? 'Offer this step' : 'Ask for more'}
          <span className="sr-only">
            : {typeName(type)}, {STAGE_WORDS[stage]}
          </span>
        </a>
      ) : null}
    </section>
  )
}
