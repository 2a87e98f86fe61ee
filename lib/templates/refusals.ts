import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchTemplate = () => notFoundRefusal('template')

export const notYourTemplate = () =>
  new Refusal('forbidden', 'Only the person who made this template and the admins can do that.')

export const defaultStays = () =>
  new Refusal('forbidden', 'Default templates come with Rapport and stay as they are. Duplicate it to change the copy.')

/** After the plan has become smaller: `why` is the plan's own sentence. */
export const keptReadOnly = (why: string) =>
  new Refusal('plan-limit', `${why} This template is kept: it can be used, but not changed.`)

export const templateSavedElsewhere = () =>
  new Refusal('conflict', 'This template was changed in another tab or by somebody else. Load it again to go on.')
