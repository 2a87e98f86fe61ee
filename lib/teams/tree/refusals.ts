import { fieldRefusal, Refusal } from '@/lib/shared/refusal'
import { MOST_LEVELS } from './rules'

export const onlyAdminsMoveTeams = () => new Refusal('forbidden', 'Only admins can move teams.')

export const parentGone = () => fieldRefusal('parentId', 'The team you chose no longer exists. Choose another.')

export const partOfItself = () => fieldRefusal('parentId', 'A team can’t be part of itself or of its own subteam.')

export const tooManyLevels = () =>
  fieldRefusal('parentId', `Teams can be at most ${MOST_LEVELS} levels deep. Choose one further up.`)
