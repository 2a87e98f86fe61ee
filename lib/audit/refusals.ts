import { Refusal } from '@/lib/shared/refusal'

export const onlyAdminsReadAudit = () => new Refusal('forbidden', 'Only admins can read the audit log.')
