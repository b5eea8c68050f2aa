import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../../dist/server/main.js', import.meta.url));

export type BuiltServer = {
  readonly url: string;
  readonly pid: number;
  /** SIGTERM; resolves with the exit code once the process is gone. */
  stop(): Promise<number | null>;
  /** SIGKILL; resolves once the process is gone. */
  kill(): Promise<void>;
};

/**
 * Starts the built program as a user would, on a free port or the one given. `env` are settings and must include a folder or a database; `main` is
 * the entry of another build. Rejects with the program's output when it exits before it is ready.
 */
export async function startBuiltServer(env: Record<string, string>, main = MAIN): Promise<BuiltServer> {
  const { DATABASE_URL: _url, DATA_DIR: _folder, AI_PROVIDER: _model, NODE_ENV: _test, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const gone = once(child, 'exit').then(([code]) => {
    process.off('exit', killAtExit);
    return code as number | null;
  });

  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part.toString();
      const [address] = /(?<=ready at )http\S+/.exec(said) ?? [];
      // With a public address it does not tell its own; 0 is any that is free.
      if (address) resolve(env.PORT && env.PORT !== '0' ? env.PORT : new URL(address).port);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`Exit ${code}: ${said.trim()}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
