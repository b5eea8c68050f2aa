/** The features whose server code a feature's server code imports. */
export type FeatureGraph = Map<string, Set<string>>;

const acrossFolders = /'#features\/([\w-]+)\/server\//g;

/** Reads the graph from sources, keyed by their path below `src/features`, such as `plans/server/queries.ts`. */
export function featureGraph(sources: ReadonlyMap<string, string>): FeatureGraph {
  const graph: FeatureGraph = new Map();
  for (const [path, source] of sources) {
    const feature = path.split('/')[0] ?? '';
    const targets = graph.get(feature) ?? new Set();
    for (const [, target] of source.matchAll(acrossFolders)) if (target && target !== feature) targets.add(target);
    graph.set(feature, targets);
  }
  return graph;
}

/** A circle in the graph, such as ['goals', 'plans', 'goals'], or undefined when there is none. */
export function circleIn(graph: FeatureGraph): string[] | undefined {
  const done = new Set<string>();
  const visit = (feature: string, path: string[]): string[] | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    if (done.has(feature)) return undefined;
    for (const target of graph.get(feature) ?? []) {
      const circle = visit(target, [...path, feature]);
      if (circle) return circle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of graph.keys()) {
    const circle = visit(feature, []);
    if (circle) return circle;
  }
  return undefined;
}
