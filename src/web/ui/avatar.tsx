import { cn } from './cn.ts';

export type Person = {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
  isGuest: boolean;
};

/** First letter of the first name, else of the e-mail address, else 'U'. */
export function getInitial({ firstName, email }: Pick<Person, 'firstName' | 'email'>): string {
  return (Array.from(firstName?.trim() || email?.trim() || 'U')[0] ?? 'U').toLocaleUpperCase();
}

/** The picture of a person, or their initial. Decoration: the control around it carries the name. */
export function Avatar({ person, className }: { person: Person; className?: string }) {
  const shape = cn('size-9 shrink-0 rounded-full', className);
  if (person.profileImageUrl) {
    return (
      <img src={person.profileImageUrl} alt="" referrerPolicy="no-referrer" className={cn(shape, 'object-cover')} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn(shape, 'grid place-items-center bg-accent-soft font-semibold text-accent text-sm')}
    >
      {getInitial(person)}
    </span>
  );
}
