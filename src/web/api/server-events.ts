export type ServerEvent = { event: string; data: string };

/**
 * Reads server-sent events out of text that comes in any pieces: each call answers the events that its piece completes.
 * Comments, ids and events without data are passed over.
 */
export function createEventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  let event = 'message';
  let data: string[] = [];

  function take(line: string): ServerEvent[] {
    if (line === '') {
      const whole = data.length > 0 ? [{ event, data: data.join('\n') }] : [];
      event = 'message';
      data = [];
      return whole;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return [];
  }

  return (piece) => {
    // A carriage return at the end may be half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap(take);
  };
}
