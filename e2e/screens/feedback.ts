import { listTabs } from '@/lib/reviews/lists/schema'
import { detailTabs } from '@/lib/reviews/results/schema'
import type { Screen } from './screen'

/** Lists that hold something for whoever was asked; in the others stands what one has written. */
const tabsOfAsked = ['received', 'pending', 'answered', 'all']
const steps = ['format', 'questions', 'permissions', 'review']

export const feedbackScreens: Screen[] = [
  { name: 'not for you', who: 'newcomer', path: ({ review }) => `/feedback/preview/${review.id}` },
  ...listTabs.map((tab): Screen => ({
    name: `list of ${tab}`,
    who: tabsOfAsked.includes(tab) ? 'respondent' : 'creator',
    path: () => `/feedback?tab=${tab}`,
  })),
  { name: 'empty list', who: 'newcomer', path: () => '/feedback' },
  { name: 'new form', who: 'creator', path: () => '/feedback/add' },
  { name: 'new form from a template', who: 'creator', path: () => '/feedback/add?from=templates' },
  { name: 'new form from an earlier one', who: 'creator', path: () => '/feedback/add?from=forms' },
  ...steps.map((step): Screen => ({
    name: `step ${step}`,
    who: 'creator',
    path: ({ draft }) => `/feedback/edit/${draft.id}?step=${step}`,
  })),
  { name: 'draft', who: 'creator', path: ({ draft }) => `/feedback/preview/${draft.id}` },
  { name: 'form preview', who: 'creator', path: ({ draft }) => `/feedback/question/preview?id=${draft.id}` },
  ...detailTabs.map((tab): Screen => ({
    name: `results, ${tab}`,
    who: 'creator',
    path: ({ review }) => `/feedback/preview/${review.id}?tab=${tab}`,
  })),
  { name: 'before the release', who: 'creator', path: ({ released }) => `/feedback/preview/${released.id}/as-subject` },
  {
    name: 'hiding an answer',
    who: 'creator',
    path: ({ closed }) => `/feedback/preview/${closed.id}/hide/${closed.answerId}`,
  },
  { name: 'export', who: 'creator', path: ({ review }) => `/feedback/preview/${review.id}/export` },
  ...['settings', 'people'].map((tab): Screen => ({
    name: `manage, ${tab}`,
    who: 'creator',
    path: ({ review }) => `/feedback/edit/${review.id}?tab=${tab}`,
  })),
  { name: 'round', who: 'creator', path: ({ roundId }) => `/feedback/round/${roundId}` },
  { name: 'export of a round', who: 'creator', path: ({ roundId }) => `/feedback/round/${roundId}/export` },
  { name: 'series', who: 'creator', path: ({ series }) => `/feedback/series?series=${series.id}` },
  {
    name: 'left behind',
    who: 'creator',
    path: ({ left }) => `/feedback/left/${left.memberId}?review=${left.sealedId}`,
  },
  { name: 'shared results', who: 'newcomer', path: ({ released }) => `/feedback/shared/${released.id}` },
  { name: 'hidden results', who: 'creator', path: ({ anonymous }) => `/feedback/preview/${anonymous.id}` },
  { name: 'proposing people', who: 'newcomer', path: ({ nominated }) => `/feedback/id/${nominated.id}/nominations` },
  {
    name: 'deciding on who was proposed',
    who: 'creator',
    path: ({ nominated }) => `/feedback/id/${nominated.id}/nominations`,
  },
  { name: 'answering', who: 'respondent', path: ({ anonymous }) => `/feedback/id/${anonymous.id}` },
  { name: 'receipt', who: 'respondent', path: ({ review }) => `/feedback/id/${review.id}` },
]
