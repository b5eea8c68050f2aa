/** Texts on unsent check-ins of this device, for logging out and deleting the account. */
export const goesToo = (count: number) =>
  count === 1
    ? '1 check-in on this device is not saved yet, and goes too.'
    : `${count} check-ins on this device are not saved yet, and go too.`;
