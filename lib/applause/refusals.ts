import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchApplause = () => notFoundRefusal('applause')

export const noThanksToYourself = () => fieldRefusal('recipientIds', 'You can’t thank yourself. Remove your name.')

export const recipientsGone = () =>
  fieldRefusal('recipientIds', 'Somebody you chose is no longer in this workspace. Remove them.')

export const categoryGone = () => fieldRefusal('categoryId', 'This category is no longer used. Choose another one.')

export const enoughForToday = (most: number) =>
  new Refusal('too-many', `You have given ${most} today. You can give more tomorrow.`)

export const notYourApplause = () => new Refusal('forbidden', 'Only the person who gave it can edit this.')

export const tooLateToEdit = (minutes: number) =>
  new Refusal('conflict', `You can edit applause for ${minutes} minutes after giving it.`)

export const mayNotDelete = () => new Refusal('forbidden', 'Only the person who gave it and admins can delete this.')

export const tooLateToDelete = (hours: number) =>
  new Refusal('conflict', `You can delete applause for ${hours} hours after giving it.`)

export const noSuchApplauseComment = () => notFoundRefusal('comment')

export const notYourApplauseComment = () => new Refusal('forbidden', 'You can only change your own comments.')

export const mentionedCannotRead = () => fieldRefusal('comment', 'Somebody you mentioned can’t read this.')

export const noSuchCategory = () => notFoundRefusal('category')

export const onlyAdminsChangeCategories = () => new Refusal('forbidden', 'Only admins can change categories.')

export const categoryTaken = (name: string) => fieldRefusal('name', `There is a category “${name}” already.`)

export const tooManyCategories = (most: number) =>
  new Refusal('conflict', `There can be at most ${most} categories. Retire one first.`)

export const lastCategory = () => new Refusal('conflict', 'Keep at least one category.')
