/** Facts as label and value; a table, because they are compared and copied. */
export function FactTable({
  id,
  title,
  note,
  rows,
}: {
  id: string
  title: string
  note?: string
  rows: readonly { label: string; value: string }[]
}) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-h2 font-semibold">
        {title}
      </h2>
      {note ? <p className="text-body-sm text-text-muted">{note}</p> : null}
      <table className="w-full overflow-hidden rounded-md border border-border bg-surface text-body-sm">
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label} className="border-b border-border last:border-0">
              <th scope="row" className="w-2/5 bg-panel px-3 py-2 text-left align-top font-medium">
                {label}
              </th>
              <td className="px-3 py-2 align-top wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
