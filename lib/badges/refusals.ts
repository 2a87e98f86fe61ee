import { fieldRefusal } from '@/lib/shared/refusal'

export const notEarned = () => fieldRefusal('badge', 'You don’t have this badge.')
