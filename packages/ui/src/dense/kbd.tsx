export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-sm border border-control-border bg-surface px-1 font-sans text-caption font-medium text-text-muted">
      {children}
    </kbd>
  )
}
