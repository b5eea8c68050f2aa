/** How one question is sent: `withoutModel` asks for the built-in engine's answer. */
export type Sent = { signal: AbortSignal; withoutModel: boolean };

/**
 * One question to the coach that can be stopped, or answered without the model after all: what waits is let go, and the same question is sent again under the
 * same key, so that nothing is said or counted twice.
 */
export function createAnswering() {
  let here: AbortController | null = null;
  let withoutModel = false;
  return {
    /** The answer; null when it was stopped. `onAgain` is called before the question is sent again. */
    async ask<A>(send: (sent: Sent) => Promise<A>, onAgain: () => void): Promise<A | null> {
      for (;;) {
        const listening = new AbortController();
        const isLast = withoutModel;
        here = listening;
        try {
          return await send({ signal: listening.signal, withoutModel });
        } catch (error) {
          if (!listening.signal.aborted) throw error;
          if (isLast || !withoutModel) return null;
          onAgain();
        }
      }
    },
    stop: () => here?.abort(),
    answerWithoutModel: () => {
      if (withoutModel) return;
      withoutModel = true;
      here?.abort();
    },
  };
}

export type Answering = ReturnType<typeof createAnswering>;
