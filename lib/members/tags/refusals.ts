import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { tagLimits } from './schema'

export const noSuchTag = () => notFoundRefusal('tag')

export const onlyAdminsManageTags = () =>
  new Refusal('forbidden', 'Only admins can create, rename, merge and delete tags.')

export const notYoursToTag = () => new Refusal('forbidden', 'Only admins, and managers for their teams, can edit tags.')

export const onlyAdminsMakeTags = (name: string) =>
  fieldRefusal('name', `There’s no tag “${name}”. Ask an admin to create it, or choose another.`)

export const tagTaken = (name: string) =>
  fieldRefusal('name', `There’s already a tag “${name}”. Merge the two instead.`)

export const mergedIntoItself = () => fieldRefusal('intoId', 'Choose a different tag to keep.')

export const tooManyTags = (name: string) =>
  new Refusal('conflict', `${name} would have more than ${tagLimits.perPerson} tags. Remove one first.`)
