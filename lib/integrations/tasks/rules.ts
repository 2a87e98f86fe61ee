/** Asks a provider to forget the access it gave us. */
export const REVOKE_TASK = 'account.revoke'
