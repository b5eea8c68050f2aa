/** Every text of the progress feature: the overall weekly completion card. */
export const progressMessages = {
  overall: {
    title: 'This week',
    label: 'Overall weekly completion',
    planned: (done: number, target: number) => `${done} of ${target} planned this week`,
    beyond: 'More than planned. That counts too.',
    none: 'No Active Habits',
    noneHint: 'Plan a first week and your evidence shows here.',
  },
} as const;
