/**
 * What an order is paid with, in the order in which money stays. The last one gives back first, so a wallet that stands first keeps
 * paying until nothing else is left.
 */
export type Tender =
  | { kind: 'wallet'; paise: number }
  | { kind: 'cash'; paise: number }
  | { kind: 'online'; paymentId: string; paise: number }

/** What a tender gives back, or is asked less of where nothing has been paid yet. */
export type TenderBack = Tender

/** What each tender pays of an amount. */
function paying(tenders: readonly Tender[], totalPaise: number): number[] {
  let left = totalPaise
  return tenders.map(({ paise }) => {
    const part = Math.min(left, paise)
    left -= part
    return part
  })
}

/**
 * What each tender gives back when the order's total falls (RET-04). It follows from both totals alone, so several cuts give each
 * tender back exactly what it paid.
 */
export function tendersBack(
  tenders: readonly Tender[],
  totals: { beforePaise: number; afterPaise: number },
): TenderBack[] {
  const before = paying(tenders, totals.beforePaise)
  const after = paying(tenders, totals.afterPaise)
  return tenders
    .map((tender, i) => ({ ...tender, paise: (before[i] ?? 0) - (after[i] ?? 0) }))
    .filter(({ paise }) => paise > 0)
}
