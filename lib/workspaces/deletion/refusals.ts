import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const otherName = () => fieldRefusal('typedName', 'Type the name of this workspace to say that you mean it.')

export const onlyAdminsDelete = () => new Refusal('forbidden', 'Only admins can delete a workspace or take that back.')

export const goneAlready = () =>
  new Refusal(
    'conflict',
    'The thirty days are over: this workspace is being deleted and cannot be taken back any more.',
  )

export const deletedByPlatform = () =>
  new Refusal('conflict', 'Rapport is deleting this workspace. Contact support to have it kept.')
