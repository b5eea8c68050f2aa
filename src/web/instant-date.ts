/** The day of an instant in the user's locale, such as '21 Nov 2026'. */
export function instantDate(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant));
}
