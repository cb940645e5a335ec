import { create } from 'qrcode'

const QUIET = 4

/** A text as a QR code, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const size = modules.size + 2 * QUIET
  const squares = Array.from(modules.data, (dark, at) =>
    dark ? `M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z` : '',
  ).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-border bg-surface text-text"
    >
      <path d={squares} fill="currentColor" />
    </svg>
  )
}
