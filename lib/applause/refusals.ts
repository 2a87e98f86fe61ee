import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { nameList } from '@/lib/shared/text'

export const noSuchApplause = () => notFoundRefusal('applause')

export const noThanksToYourself = () => fieldRefusal('recipientIds', 'You can’t thank yourself. Remove your name.')

/** Names are empty for people of elsewhere. */
export const recipientsGone = (names: readonly string[]) => {
  const who = nameList(names, names.length) || 'A person you chose'
  return fieldRefusal('recipientIds', `${who} ${names.length > 1 ? 'are' : 'is'} no longer here. Remove them.`)
}

export const categoryGone = () => fieldRefusal('categoryId', 'This category is no longer used. Choose another one.')

export const enoughForToday = (most: number) =>
  new Refusal('too-many', `You’ve given ${most} today. Give more tomorrow.`)

export const notYourApplause = () => new Refusal('forbidden', 'Only its giver can edit this.')

export const tooLateToEdit = (minutes: number) =>
  new Refusal('conflict', `You can edit applause for ${minutes} minutes after giving it.`)

export const mayNotDelete = () => new Refusal('forbidden', 'Only its giver and admins can delete this.')

export const tooLateToDelete = (hours: number) =>
  new Refusal('conflict', `You can delete applause for ${hours} hours after giving it.`)

export const noSuchApplauseComment = () => notFoundRefusal('comment')

export const notYourApplauseComment = () => new Refusal('forbidden', 'You can only change your own comments.')

/** Names are empty for people of elsewhere. */
export const mentionedCannotRead = (field: 'words' | 'comment', names: readonly string[]) =>
  fieldRefusal(field, `${nameList(names) || 'A person you mentioned'} can’t read this. Remove the mention.`)

export const noSuchCategory = () => notFoundRefusal('category')

export const onlyAdminsChangeCategories = () => new Refusal('forbidden', 'Only admins can change categories.')

export const categoryTaken = (name: string) => fieldRefusal('name', `There’s already a category “${name}”.`)

export const tooManyCategories = (most: number) =>
  new Refusal('conflict', `There can be at most ${most} categories. Retire one first.`)

export const lastCategory = () => new Refusal('conflict', 'Keep at least one category.')
