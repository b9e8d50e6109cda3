/** An arrow of a graph: `from` imports `to`. */
export interface Arrow {
  from: string;
  to: string;
}

/** A set of nodes each of which reaches each other, in the order of the alphabet, and the arrows between them. */
export interface Circle {
  nodes: string[];
  arrows: Arrow[];
}

interface Visited {
  index: number;
  /** The first node that is reached from here. */
  low: number;
}

/** The circles of a graph, by Tarjan's algorithm: its strongly connected components of more than one node. */
export function findCircles(arrows: readonly Arrow[]): Circle[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const visited = new Map<string, Visited>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const circles: Circle[] = [];

  const visit = (node: string): Visited => {
    const own = { index: visited.size, low: visited.size };
    visited.set(node, own);
    path.push(node);
    onPath.add(node);
    for (const other of next.get(node) ?? []) {
      const known = visited.get(other);
      if (!known) own.low = Math.min(own.low, visit(other).low);
      else if (onPath.has(other)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const nodes = path.splice(path.lastIndexOf(node));
      for (const done of nodes) onPath.delete(done);
      if (nodes.length > 1) circles.push(circleOf(nodes, next));
    }
    return own;
  };
  for (const node of next.keys()) if (!visited.has(node)) visit(node);
  return circles;
}

function circleOf(members: readonly string[], next: ReadonlyMap<string, ReadonlySet<string>>): Circle {
  const nodes = members.toSorted();
  const arrows = nodes.flatMap((from) =>
    nodes.filter((to) => next.get(from)?.has(to)).map((to) => ({ from, to })),
  );
  return { nodes, arrows };
}
