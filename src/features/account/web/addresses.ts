/** Where a guest creates an account; the guest's records move along. */
export const CREATE_ACCOUNT = '/api/auth/google?keep=guest';
