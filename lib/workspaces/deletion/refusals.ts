import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const otherName = () => fieldRefusal('typedName', 'Type the name of this workspace.')

export const onlyAdminsDelete = () =>
  new Refusal('forbidden', 'Only admins can delete a workspace or cancel its deletion.')

export const goneAlready = () =>
  new Refusal('conflict', 'The thirty days are over, so this deletion can’t be canceled.')

export const deletedByPlatform = () =>
  new Refusal('conflict', 'Rapport is deleting this workspace. Contact support to cancel.')
