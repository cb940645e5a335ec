import { FilterDay } from '../../kit/filter-bar.tsx'

type Days = { from: string; to: string }

/** The first and the last day of a report. */
export const ReportDays = ({
  days: { from, to },
  onChange,
}: {
  days: Days
  onChange: (days: Partial<Record<keyof Days, string | undefined>>) => void
}) => (
  <>
    <FilterDay label="From" value={from} max={to} onChange={(day) => onChange({ from: day })} />
    <FilterDay label="To" value={to} min={from} onChange={(day) => onChange({ to: day })} />
  </>
)
