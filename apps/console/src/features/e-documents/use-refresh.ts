import { useQueryClient } from '@tanstack/react-query'

/** Reads again what a report changes: the list, the orders and the warehouse's day. */
export function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['staffListEDocuments', 'staffGetOrder', 'staffListDispatch'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
