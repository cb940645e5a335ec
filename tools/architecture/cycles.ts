export type Graph<Node> = ReadonlyMap<Node, ReadonlySet<Node>>

/** Builds a graph from arrows. */
export function graphOf<Node>(arrows: Iterable<readonly [Node, Node]>): Graph<Node> {
  const graph = new Map<Node, Set<Node>>()
  const targets = (node: Node) => {
    const known = graph.get(node) ?? new Set<Node>()
    graph.set(node, known)
    return known
  }
  for (const [from, to] of arrows) {
    targets(from).add(to)
    targets(to)
  }
  return graph
}

/** Strongly connected components with more than one node (Tarjan). */
export function cyclicGroups<Node>(graph: Graph<Node>): Node[][] {
  const order = new Map<Node, number>()
  const low = new Map<Node, number>()
  const stack: Node[] = []
  const onStack = new Set<Node>()
  const groups: Node[][] = []
  const lower = (node: Node, to: number) => low.set(node, Math.min(low.get(node) ?? to, to))

  const visit = (node: Node): void => {
    const number = order.size
    order.set(node, number)
    lower(node, number)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next)
        lower(node, low.get(next) ?? number)
      } else if (onStack.has(next)) lower(node, order.get(next) ?? number)
    }
    if (low.get(node) !== number) return
    const group = stack.splice(stack.indexOf(node))
    for (const member of group) onStack.delete(member)
    if (group.length > 1) groups.push(group)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups
}

/** A shortest cycle through a node, which is both its ends; empty without one. */
export function shortestCycle<Node>(graph: Graph<Node>, start: Node): Node[] {
  const cameFrom = new Map<Node, Node>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const trail = [start, node]
        for (let at = node; at !== start;) {
          at = cameFrom.get(at) ?? start
          trail.push(at)
        }
        return node === start ? [start, start] : trail.toReversed()
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, node)
        queue.push(next)
      }
    }
  }
  return []
}
