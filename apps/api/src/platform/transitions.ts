/** The states of one kind of record and their allowed transitions. */
export type Transitions<S extends string> = {
  readonly name: string
  readonly states: readonly S[]
  /** Whether `to` may follow `from`. A state never follows itself. */
  allows(from: S, to: S): boolean
  /** States without a successor. */
  readonly final: readonly S[]
}

/**
 * Declares a table of allowed transitions. Throws at boot when the table names an undefined state, repeats a
 * transition, lets a state follow itself, or defines an unreachable state.
 */
export function transitions<S extends string>(
  name: string,
  table: { start: S | readonly S[]; moves: Readonly<Record<S, readonly S[]>> },
): Transitions<S> {
  const moves = new Map<string, readonly S[]>(Object.entries<readonly S[]>(table.moves))
  const states = [...moves.keys()] as S[]
  const starts = typeof table.start === 'string' ? [table.start] : table.start
  const problems = [
    ...faultsOf(moves),
    ...starts.filter((s) => !moves.has(s)).map((s) => `starts at ${s}, which it does not define`),
  ]
  const reached = reachableFrom(starts, moves)
  for (const state of states)
    if (!reached.has(state)) problems.push(`${state} can't be reached from ${starts.join(', ')}`)
  if (problems.length > 0) throw new Error(`States of ${name}: ${problems.join('; ')}`)
  return {
    name,
    states,
    allows: (from, to) => moves.get(from)?.includes(to) ?? false,
    final: states.filter((state) => moves.get(state)?.length === 0),
  }
}

function faultsOf<S extends string>(moves: ReadonlyMap<string, readonly S[]>): string[] {
  const faults: string[] = []
  for (const [from, targets] of moves) {
    if (new Set(targets).size !== targets.length) faults.push(`${from} names a state twice`)
    for (const to of targets) {
      if (!moves.has(to)) faults.push(`${from} leads to ${to}, which it does not define`)
      if (to === from) faults.push(`${from} follows itself`)
    }
  }
  return faults
}

function reachableFrom<S extends string>(
  starts: readonly S[],
  moves: ReadonlyMap<string, readonly S[]>,
): ReadonlySet<string> {
  const reached = new Set<string>(starts)
  for (const state of reached) for (const next of moves.get(state) ?? []) reached.add(next)
  return reached
}
