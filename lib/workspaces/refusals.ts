import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const slugTaken = () => fieldRefusal('slug', 'Another workspace has this address. Choose a different one.')

export const onlyAdminsRunIt = () => new Refusal('forbidden', 'Only admins can change the settings of this workspace.')

export const twoStepFirst = () => new Refusal('conflict', 'Turn on two-step sign-in for yourself first.')

export const noSuchWorkspace = () => notFoundRefusal('workspace')
