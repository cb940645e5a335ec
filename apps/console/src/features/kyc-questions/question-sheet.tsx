import { formatIstDate } from '@upchar/kernel/dates'
import { KYC_SECTIONS } from '@upchar/kernel/kyc-asks'
import { Badge } from '@upchar/ui/badge'
import { Dialog } from '@upchar/ui/dialog'
import { Timeline } from '@upchar/ui/dense/timeline'
import { Select } from '@upchar/ui/field'
import { ApprovedIcon, BanIcon, ClockIcon, UndoIcon } from '@upchar/ui/icons'
import { useMe } from '../../shell/api/me.ts'
import { wasReplacedEarly, proofWords, sectionsOf, STAGE_WORDS, typeName } from './asks.ts'
import type { Ask, Question } from './asks.ts'
import { ChangeForm } from './change-form.tsx'

function placeOf(ask: Ask, today: string) {
  if (wasReplacedEarly(ask)) return { Icon: UndoIcon, words: 'Replaced before it took effect' }
  if (ask.valid_from > today)
    return { Icon: ClockIcon, words: `From ${formatIstDate(ask.valid_from)}` }
  if (ask.valid_to === null)
    return { Icon: ApprovedIcon, words: `Since ${formatIstDate(ask.valid_from)}` }
  return {
    Icon: ask.valid_to < today ? BanIcon : ApprovedIcon,
    words: `${formatIstDate(ask.valid_from)} to ${formatIstDate(ask.valid_to)}`,
  }
}

/** A section's past, present and planned questions, and the form to change them. */
export function QuestionSheet({
  question,
  today,
  onSection,
  onClose,
}: {
  question: Question
  today: string
  onSection: (section: string) => void
  onClose: () => void
}) {
  const { may } = useMe()
  const { type, stage, section, asks, now } = question
  const entries = asks.map((ask) => {
    const { Icon, words } = placeOf(ask, today)
    return {
      id: String(ask.id),
      icon: <Icon size={14} aria-hidden="true" />,
      title: proofWords(ask.proofs),
      when: words,
      note: [ask.source, ask.changed_by?.name ?? 'Initial setup'].filter(Boolean).join(' · '),
    }
  })
  return (
    <Dialog
      title={`${typeName(type)}: ${STAGE_WORDS[stage]}`}
      shape="side"
      onClose={onClose}
      focusFirst={() => document.getElementById('section')}
    >
      <div className="flex flex-col gap-5">
        <Select
          id="section"
          label="Section of the form"
          value={section}
          onChange={(event) => onSection(event.target.value)}
        >
          {sectionsOf(stage).map((one) => (
            <option key={one} value={one}>
              {KYC_SECTIONS[one].name}
            </option>
          ))}
        </Select>
        <p className="flex flex-wrap items-center gap-2 text-body-sm">
          <span className="text-text-muted">Today</span>{' '}
          <Badge tone={now.length > 0 ? 'info' : 'neutral'}>{proofWords(now)}</Badge>
        </p>
        {may('policy.change') ? (
          <ChangeForm key={section} question={question} today={today} onDone={onClose} />
        ) : (
          <p className="text-body-sm text-text-muted">Only administrators can change this.</p>
        )}
        <section aria-label="Past and present questions, newest first">
          <h3 className="mb-3 text-h3 font-semibold">History</h3>
          {entries.length === 0 ? (
            <p className="text-body-sm text-text-muted">This has never been asked.</p>
          ) : (
            <Timeline label="Past and present questions, newest first" entries={entries} />
          )}
        </section>
      </div>
    </Dialog>
  )
}
