/** Characters. */
export const IDENTITY_NAME_MAX = 60;
export const IDENTITY_DESCRIPTION_MAX = 500;
