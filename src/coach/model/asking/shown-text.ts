/** Words of a reply that are shown before all of the answer has been checked. */
const MOST_SHOWN = 60;

/** Where a sentence ends: at its sign, before the space that follows. */
const SENTENCE_END = /[.!?…]+["”’)\]]*(?=\s)/g;

/**
 * Hands a growing reply out, sentence by sentence, as far as each may be shown and was not there before. The first one that may
 * not holds all the rest back, so that what was handed out stays the beginning of the reply. Nothing is handed out after `close`.
 */
export function createShownText(onText: (delta: string) => void, mayShow: (beginning: string) => boolean) {
  let shown = '';
  let isClosed = false;
  return {
    get text() {
      return shown;
    },
    close() {
      isClosed = true;
    },
    follow(soFar: string): void {
      const reply = soFar.trimStart();
      const ends = [...reply.matchAll(SENTENCE_END)].map((found) => found.index + found[0].length);
      for (const end of ends) {
        if (isClosed) return;
        if (end <= shown.length) continue;
        const beginning = reply.slice(0, end);
        const next = beginning.slice(shown.length);
        const isRepeated = shown.includes(next.trim());
        if (isRepeated || beginning.split(/\s+/).length > MOST_SHOWN || !mayShow(beginning)) {
          isClosed = true;
          return;
        }
        shown = beginning;
        onText(next);
      }
    },
  };
}

export type ShownText = ReturnType<typeof createShownText>;
