/** Seeded random numbers, so that every arm gets the same days. */
export class Random {
  private state: number;

  /** Any numbers name a stream: `new Random(seed, user, week)`. */
  constructor(...names: readonly number[]) {
    this.state = 0x9e3779b9;
    for (const name of names) this.state = mix(this.state ^ Math.imul(name + 1, 0x85ebca6b));
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    return (mix(this.state) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Normally distributed, by the method of Box and Muller. */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return hash ^ (hash >>> 16);
}
