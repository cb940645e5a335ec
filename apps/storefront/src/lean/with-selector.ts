import { useCallback, useRef, useSyncExternalStore } from 'react'

/** Subscribes to a part of a store: keeps the earlier part while it equals the new one. See `lean-parts.ts`. */
export function useSyncExternalStoreWithSelector<S, P>(
  subscribe: (changed: () => void) => () => void,
  read: () => S,
  readOnServer: (() => S) | undefined,
  select: (snapshot: S) => P,
  equal: (a: P, b: P) => boolean = Object.is,
): P {
  const last = useRef<{ snapshot: S; select: (snapshot: S) => P; part: P } | null>(null)
  const partOf = useCallback(
    (snapshot: S): P => {
      const before = last.current
      if (before && Object.is(before.snapshot, snapshot) && before.select === select)
        return before.part
      const next = select(snapshot)
      const part = before && equal(before.part, next) ? before.part : next
      last.current = { snapshot, select, part }
      return part
    },
    [select, equal],
  )
  const server = readOnServer
  return useSyncExternalStore(subscribe, () => partOf(read()), server && (() => partOf(server())))
}
