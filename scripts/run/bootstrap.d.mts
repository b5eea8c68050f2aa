export const root: string;
export function fail(sentence: string): never;
export function run(
  cmd: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; cwd?: string; capture?: boolean },
): Promise<{ code: number; output: string }>;
export function npmCommand(): { npm: string; first: string[] };
export function bootstrap(): Promise<{ node: string; env: Record<string, string> }>;
