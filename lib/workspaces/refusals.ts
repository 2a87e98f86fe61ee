import { fieldRefusal } from '@/lib/shared/refusal'

export const slugTaken = () => fieldRefusal('slug', 'Another workspace has this address. Choose a different one.')
