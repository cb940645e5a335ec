export type Bar = {
  key: string
  /** Below the first and the last bar. */
  name: string
  /** At least 0. */
  value: number
  /** Shown by pointing at the bar. */
  text: string
}

const HEIGHT = 40
const WIDTH = 100
const GAP = 0.2

/**
 * Bars of one figure over time; a line of words where none has a height, because an empty frame looks like a picture that failed. A picture: a table beside it has the figures for whoever can’t see it. `label` says what the bars are;
 * `most` what the highest is.
 */
export function BarChart({
  label,
  most,
  bars,
}: {
  label: string
  most: string
  bars: readonly Bar[]
}) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  if (highest === 0) return <p className="text-caption text-text-hint">{label}: none</p>
  const step = WIDTH / Math.max(1, bars.length)
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-caption text-text-hint">
        <span>{label}</span>
        <span className="tabular">{most}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-40 w-full border-b border-border text-action"
      >
        {bars.map(({ key, value, text }, i) => {
          const height = (Math.max(0, value) / highest) * HEIGHT
          return (
            <rect
              key={key}
              x={i * step + (step * GAP) / 2}
              y={HEIGHT - height}
              width={step * (1 - GAP)}
              height={height}
              fill="currentColor"
            >
              <title>{text}</title>
            </rect>
          )
        })}
      </svg>
      <p className="flex justify-between gap-4 text-caption text-text-hint" aria-hidden="true">
        <span>{bars[0]?.name}</span>
        {bars.length > 1 ? <span>{bars.at(-1)?.name}</span> : null}
      </p>
    </figure>
  )
}
