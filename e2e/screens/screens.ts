import { feedbackScreens } from './feedback'
import { outsideScreens } from './outside'
import { peopleScreens } from './people'
import { selfScreens } from './self'
import { templateScreens } from './templates'
import { workspaceScreens } from './workspace'

/** Every screen there is, with something on it. */
export const screens = [
  ...outsideScreens,
  ...selfScreens,
  ...feedbackScreens,
  ...templateScreens,
  ...peopleScreens,
  ...workspaceScreens,
]
