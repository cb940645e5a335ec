import { navigationStore } from '../../shell/page/navigation.ts'

const IDLE_AFTER_MS = 2500

/**
 * When idle: shows the overlays and preloads what the next click is likely to need, unless the
 * visitor saves data. Returns the cleanup.
 */
export function preloadWhenIdle(): () => void {
  const timer = setTimeout(() => {
    navigationStore.setState({ atRest: true })
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    void import('../layout/page-skeletons.tsx')
    void import('../layout/modal-host.tsx')
    void import('../routes/listing/screen.tsx')
    void import('../routes/product/screen.tsx')
  }, IDLE_AFTER_MS)
  return () => clearTimeout(timer)
}
