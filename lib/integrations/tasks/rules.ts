export const REVOKE_TASK = 'account.revoke'
