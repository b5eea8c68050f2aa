/** Characters that one message to the coach can have. */
export const MESSAGE_MAX = 4000;
