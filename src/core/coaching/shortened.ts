/** A text in at most so many characters, the mark that says that there is more included; cut between words unless the first one alone is longer. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const end = room.lastIndexOf(' ');
  return `${(end > 0 ? room.slice(0, end) : room.slice(0, -1)).trimEnd()}…`;
}
