/** The calls to an analytics tool: who is signed in, and that they have signed out. */
export type AnalyticsTool = {
  identify: (userId: string) => void;
  reset: () => void;
};
