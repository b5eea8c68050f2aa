/** Where a guest makes an account; what was done as a guest moves along. */
export const CREATE_ACCOUNT = '/api/auth/google?keep=guest';
