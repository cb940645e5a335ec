/** A voucher as a buyer reads it. */
export function BuyerReads({
  code,
  title,
  terms,
}: {
  code: string
  title: string
  terms: readonly string[]
}) {
  return (
    <section
      aria-label="What the buyer sees"
      className="rounded-md border border-dashed border-control-border bg-panel p-4"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {code ? (
          <b className="rounded-sm border border-control-border bg-surface px-2 py-0.5 font-semibold break-all">
            {code}
          </b>
        ) : null}
        <span className="text-h3 font-semibold">{title}</span>
      </p>
      <ul className="mt-2 list-disc pl-5 text-body-sm text-text-muted">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
