/** What an analytics tool is told: who is here, and that nobody is any more. */
export type AnalyticsTool = {
  identify: (userId: string) => void;
  reset: () => void;
};
