import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const slugTaken = () => fieldRefusal('slug', 'Another workspace has this address. Choose a different one.')

export const onlyAdminsRunIt = () => new Refusal('forbidden', 'Only admins can change the settings of this workspace.')

export const noSuchWorkspace = () => notFoundRefusal('workspace')
