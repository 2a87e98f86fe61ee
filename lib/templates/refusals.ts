import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchTemplate = () => notFoundRefusal('template')

export const notYourTemplate = () => new Refusal('forbidden', 'Only the template’s author and admins can do that.')

export const defaultStays = () =>
  new Refusal('forbidden', 'Default templates can’t be changed. Duplicate it and edit the copy.')

/** After a downgrade: `why` is the plan's sentence. */
export const keptReadOnly = (why: string) =>
  new Refusal('plan-limit', `${why} You can use this template, but not change it.`)

export const templateSavedElsewhere = () =>
  new Refusal('conflict', 'This template was changed in another tab or by someone else. Reload to continue.')
