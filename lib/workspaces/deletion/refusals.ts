import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const otherName = () => fieldRefusal('typedName', 'Type the name of this workspace.')

export const onlyAdminsDelete = () => new Refusal('forbidden', 'Only admins can delete or restore a workspace.')

export const goneAlready = () =>
  new Refusal('conflict', 'The thirty days are over, so this workspace can’t be restored.')

export const deletedByPlatform = () =>
  new Refusal('conflict', 'Rapport is deleting this workspace. Contact support to keep it.')
