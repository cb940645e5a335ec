import { formatIstDate } from '@upchar/kernel/dates'
import { Panel } from '@upchar/ui/dense/panel'

type Row = { name: string; now: string; past: string }

/** The figures of a period beside those of the one before. */
export const Totals = ({
  before,
  rows,
}: {
  before: { from: string; to: string }
  rows: readonly Row[]
}) => (
  <Panel
    title="In all"
    note={`Before: ${formatIstDate(before.from)} to ${formatIstDate(before.to)}`}
  >
    <table className="w-full text-body-sm">
      <thead>
        <tr className="text-left text-text-muted">
          <th scope="col" className="py-1 pr-2 font-medium">
            Figure
          </th>
          <th scope="col" className="py-1 pr-2 text-right font-medium">
            This period
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Before
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, past }) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {name}
            </th>
            <td className="py-1 pr-2 text-right font-semibold tabular">{now}</td>
            <td className="py-1 text-right text-text-muted tabular">{past}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
)
