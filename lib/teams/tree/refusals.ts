import { fieldRefusal, Refusal } from '@/lib/shared/refusal'
import { MOST_LEVELS } from './rules'

export const onlyAdminsMoveTeams = () => new Refusal('forbidden', 'Only admins can say which team another is part of.')

export const parentGone = () =>
  fieldRefusal('parentId', 'The team you chose does not exist any more. Choose a different one.')

export const partOfItself = () =>
  fieldRefusal('parentId', 'A team cannot be part of itself, or of a team that is part of it.')

export const tooManyLevels = () =>
  fieldRefusal('parentId', `Teams may lie at most ${MOST_LEVELS} levels deep. Choose one further up.`)
