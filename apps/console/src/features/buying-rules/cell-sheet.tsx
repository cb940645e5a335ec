import { PRODUCT_CLASS_WORDS, REQUIREMENT_WORDS } from '@upchar/kernel/buying-rules'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Dialog } from '@upchar/ui/dialog'
import { Timeline } from '@upchar/ui/dense/timeline'
import { ApprovedIcon, BanIcon, ClockIcon, UndoIcon } from '@upchar/ui/icons'
import { useMe } from '../../shell/api/me.ts'
import { ChangeForm } from './change-form.tsx'
import { wasReplaced } from './cells.ts'
import type { Cell, Rule } from './cells.ts'

function placeOf(rule: Rule, today: string) {
  if (wasReplaced(rule)) return { Icon: UndoIcon, words: 'Replaced before it took effect' }
  if (rule.valid_from > today)
    return { Icon: ClockIcon, words: `From ${formatIstDate(rule.valid_from)}` }
  if (rule.valid_to !== null && rule.valid_to < today)
    return {
      Icon: BanIcon,
      words: `${formatIstDate(rule.valid_from)} to ${formatIstDate(rule.valid_to)}`,
    }
  return {
    Icon: ApprovedIcon,
    words:
      rule.valid_to === null
        ? `Since ${formatIstDate(rule.valid_from)}`
        : `${formatIstDate(rule.valid_from)} to ${formatIstDate(rule.valid_to)}`,
  }
}

/** The rules of a cell, and the form for the next one. */
export function CellSheet({
  cell,
  today,
  onClose,
}: {
  cell: Cell
  today: string
  onClose: () => void
}) {
  const { may } = useMe()
  const entries = cell.rules.map((rule) => {
    const { Icon, words } = placeOf(rule, today)
    const by = rule.changed_by === null ? 'Initial setup' : rule.changed_by.name
    return {
      id: String(rule.id),
      icon: <Icon size={14} aria-hidden="true" />,
      title: REQUIREMENT_WORDS[rule.requirement].name,
      when: words,
      note: [rule.source, by].filter(Boolean).join(' · '),
    }
  })
  return (
    <Dialog
      title={`${PRODUCT_CLASS_WORDS[cell.productClass]}: ${cell.buyer.name}`}
      shape="side"
      onClose={onClose}
      focusFirst={() => document.getElementById('next-rule')}
    >
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-2 text-body-sm">
          <span className="text-text-muted">Today</span>{' '}
          <Badge
            tone={cell.now === 'allow' ? 'success' : cell.now === 'blocked' ? 'danger' : 'info'}
          >
            {REQUIREMENT_WORDS[cell.now].name}
          </Badge>
        </p>
        {may('policy.change') ? (
          <ChangeForm cell={cell} today={today} onDone={onClose} />
        ) : (
          <p className="text-body-sm text-text-muted">Only administrators can change this.</p>
        )}
        <section aria-label="Rules, newest first">
          <h3 className="mb-3 text-h3 font-semibold">Rules</h3>
          {entries.length === 0 ? (
            <p className="text-body-sm text-text-muted">
              There is no rule, so this class is not sold.
            </p>
          ) : (
            <Timeline label="Rules, newest first" entries={entries} />
          )}
        </section>
      </div>
    </Dialog>
  )
}
