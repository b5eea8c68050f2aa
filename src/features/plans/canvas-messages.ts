/** Texts of the week as a canvas. */
export const canvasMessages = {
  menu: 'Arrange the week…',
  title: 'Arrange the week',
  description: 'Drag each habit to where it fits. How often you do it stays the same.',
  how: 'Space picks a habit up, the arrow keys move it, Space puts it down, Escape takes it back. Enter shows where else it can go.',
  daily: 'Every day',
  any: 'Any days',
  anyTime: 'Any time',
  load: (count: number) => (count === 1 ? '1 habit' : `${count} habits`),
  nothing: 'Nothing here',
  today: 'today',
  times: (times: number) => `${times}×`,
  risk: {
    badge: 'Most likely to break',
    why: (day: string, load: number, usual: string, days: number) =>
      `${day} is most likely to break: it asks for ${load}, and on your last ${days} you kept ${usual} on average.`,
    none: 'No day asks for more than you usually keep.',
    unknown: 'After about four weeks the day most likely to break is marked here, from your own history.',
  },
  place: (day: string, time: string) => `${day}, ${time}`,
  said: {
    pickedUp: (habit: string, place: string) =>
      `Picked up ${habit}: ${place}. Arrow keys move it, Space puts it down, Escape takes it back.`,
    over: (place: string) => `${place}.`,
    putDown: (habit: string, place: string) => `${habit} is now on ${place}.`,
    back: (habit: string, place: string) => `${habit} is back on ${place}.`,
    stays: (habit: string) => `${habit} stays where it was.`,
    undone: 'The last move is undone.',
  },
  move: { title: (habit: string) => `Move “${habit}”`, day: 'Day', time: 'Time of day', done: 'Done' },
  undo: 'Undo',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'Week arranged', description: 'Your plan counts like this from today.' },
  overtaken:
    'Your plan was changed elsewhere meanwhile. It is shown as it is now: please move again what should be elsewhere.',
  failed: { title: 'Error', description: 'Your week could not be saved. It is still here: please try again.' },
} as const;
