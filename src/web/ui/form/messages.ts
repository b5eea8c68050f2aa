/** What is said of a text that is nearly, or already, longer than its field takes. */
export const roomMessages = {
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count: number) =>
    `${count === 1 ? '1 character' : `${count} characters`} too many. Nothing is cut off: please shorten it.`,
} as const;
