/** Texts on what was not sent of this device, for logging out and deleting the account. */
export const goesToo = (count: number) =>
  count === 1
    ? '1 entry on this device is not saved yet, and goes too.'
    : `${count} entries on this device are not saved yet, and go too.`;
