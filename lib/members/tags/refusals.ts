import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { tagLimits } from './schema'

export const noSuchTag = () => notFoundRefusal('tag')

export const onlyAdminsManageTags = () =>
  new Refusal('forbidden', 'Only admins can make, rename, merge and delete tags.')

export const notYoursToTag = () =>
  new Refusal('forbidden', 'Only admins, and managers for the people in their teams, can give and take tags.')

/** A manager uses the tags there are. */
export const onlyAdminsMakeTags = (name: string) =>
  fieldRefusal('name', `There is no tag “${name}” yet. Ask an admin to make it, or choose another.`)

export const tagTaken = (name: string) =>
  fieldRefusal('name', `There is a tag “${name}” already. To make one of the two, merge them.`)

export const mergedIntoItself = () => fieldRefusal('intoId', 'Choose a different tag to keep.')

export const tooManyTags = (name: string) =>
  new Refusal('conflict', `${name} would have more than ${tagLimits.perPerson} tags. Take one away first.`)
