const OLDEST = 24;

/** Exits with a clear message under an unsupported Node; an older one would only name the first feature it lacks. */
export function needsNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return;
  console.error(
    `Taylr needs Node ${OLDEST} or newer and this is ${process.versions.node}: install it from https://nodejs.org, or use npm start, which brings its own.`,
  );
  process.exit(1);
}
