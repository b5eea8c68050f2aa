import type { Person } from './avatar.tsx';
import { messages } from './messages.ts';

/** First and last name joined, or null when there is neither. */
export function getFullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** What somebody is called: their name, else their e-mail address, else what they are. */
export function personName(user: Person): string {
  return getFullName(user) ?? user.email ?? (user.isGuest ? messages.guest : messages.account);
}

/** Who is signed in: the name above, the e-mail address below; for somebody without either what they are. */
export function PersonLines({ user }: { user: Person }) {
  const name = getFullName(user);
  return (
    <span className="block min-w-0">
      <span className="block truncate font-medium text-base text-ink">{personName(user)}</span>
      {name && user.email && <span className="block truncate text-quiet text-sm">{user.email}</span>}
    </span>
  );
}
