/** Revokes our access at a provider. */
export const REVOKE_TASK = 'account.revoke'
