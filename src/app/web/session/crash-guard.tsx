import { Component, type ReactNode } from 'react';
import { accountMessages } from '#features/account/messages.ts';
import { StartFailed } from './start-failed.tsx';

type Props = { children: ReactNode };

/** Error boundary for render errors and chunks that failed to load; offers a reload. */
export class CrashGuard extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { title, text, again } = accountMessages.broken;
    return <StartFailed title={title} text={text} retryLabel={again} onRetry={() => location.reload()} />;
  }
}
