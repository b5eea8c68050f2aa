/** What the service worker says of a habit that was answered from its notification. */
export const answerMessages = {
  /** The buttons of the notification, as many as the platform shows. */
  actions: { done: 'Done', skip: 'Not today' },
  done: (habit: string) => `${habit}: done`,
  skip: (habit: string) => `${habit}: not today`,
  count: (done: number, asked: number, day: string) => `${done} of ${asked} ${day}.`,
  day: { today: 'today', yesterday: 'yesterday', earlier: (weekday: string) => `on ${weekday}` },
  over: 'The day is above its limit.',
  kept: 'Kept on this device, and sent as soon as there is a connection.',
  refused: (habit: string) => `${habit}: not noted`,
  why: (reason: string | null) => `${reason ?? 'It could not be saved'}. Open Taylr to see your week.`,
} as const;
