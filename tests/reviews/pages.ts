import { listTabs } from '@/lib/reviews/lists/rules'
import { detailTabs } from '@/lib/reviews/results/schema'
import { aGivenNote, aQuickAsk } from '@/tests/factories/quick-words'
import { of, open, own, unknownToken, type Pages, type Screen } from '@/tests/factories/pages'

/** Lists that hold something for whoever was asked; in the others stands what one has written. */
const tabsOfAsked = ['received', 'pending', 'answered', 'all']
const steps = ['format', 'questions', 'permissions', 'review']

export const pages: Pages = {
  screens: [
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
    {
      name: 'before the release',
      who: 'creator',
      path: ({ released }) => `/feedback/preview/${released.id}/as-subject`,
    },
    {
      name: 'hiding an answer',
      who: 'creator',
      path: ({ closed }) => `/feedback/preview/${closed.id}/hide/${closed.answerId}`,
    },
    { name: 'export', who: 'creator', path: ({ review }) => `/feedback/preview/${review.id}/export` },
    { name: 'print view', who: 'creator', path: ({ closed }) => `/feedback/preview/${closed.id}/print` },
    ...['settings', 'people'].map((tab): Screen => ({
      name: `manage, ${tab}`,
      who: 'creator',
      path: ({ review }) => `/feedback/edit/${review.id}?tab=${tab}`,
    })),
    { name: 'round', who: 'creator', path: ({ roundId }) => `/feedback/round/${roundId}` },
    { name: 'export of a round', who: 'creator', path: ({ roundId }) => `/feedback/round/${roundId}/export` },
    { name: 'print view of a round', who: 'creator', path: ({ roundId }) => `/feedback/round/${roundId}/print` },
    { name: 'feedback report', who: 'creator', path: () => '/feedback/reports?view=timeline' },
    { name: 'no feedback to report', who: 'newcomer', path: () => '/feedback/reports' },
    { name: 'series', who: 'creator', path: ({ series }) => `/feedback/series?series=${series.id}` },
    {
      name: 'left behind',
      who: 'creator',
      path: ({ left }) => `/feedback/left/${left.memberId}?review=${left.sealedId}`,
    },
    {
      name: 'feedback given unasked',
      who: 'respondent',
      path: async ({ creator, respondent }) => `/feedback/shared/${(await aGivenNote(creator, respondent)).id}`,
    },
    {
      name: 'a quick question',
      who: 'respondent',
      path: async ({ creator, respondent }) => `/feedback/id/${(await aQuickAsk(creator, [respondent])).id}`,
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
    { name: 'answering by link', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}` },
    { name: 'mail to people outside', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}/unsubscribe` },
    { name: 'unknown review link', who: 'nobody', path: () => `/feedback/rvc-${unknownToken}` },
  ],
  answers: {
    '/feedback': own('/feedback?tab=all'),
    '/feedback/add': own('/feedback/add'),
    '/feedback/reports': own('/feedback/reports'),
    '/feedback/series': own('/feedback/series'),
    '/feedback/edit/[id]': of(({ draft }) => `/feedback/edit/${draft.id}`),
    '/feedback/question/preview': of(({ draft }) => `/feedback/question/preview?id=${draft.id}`),
    '/feedback/id/[id]': of(({ review }) => `/feedback/id/${review.id}`),
    '/feedback/id/[id]/nominations': of(({ review }) => `/feedback/id/${review.id}/nominations`),
    '/feedback/left/[id]': of(({ creator }) => `/feedback/left/${creator.memberId}`, [403, 403, 404]),
    '/feedback/preview/[id]': of(({ review }) => `/feedback/preview/${review.id}`),
    '/feedback/preview/[id]/as-subject': of(({ review }) => `/feedback/preview/${review.id}/as-subject`),
    '/feedback/preview/[id]/export': of(({ review }) => `/feedback/preview/${review.id}/export`),
    '/feedback/preview/[id]/print': of(({ review }) => `/feedback/preview/${review.id}/print`),
    '/feedback/preview/[id]/hide/[answerId]': of(
      ({ answered, answerId }) => `/feedback/preview/${answered.id}/hide/${answerId}`,
    ),
    '/feedback/shared/[id]': of(({ review }) => `/feedback/shared/${review.id}`),
    '/feedback/round/[id]': of(({ roundId }) => `/feedback/round/${roundId}`),
    '/feedback/round/[id]/export': of(({ roundId }) => `/feedback/round/${roundId}/export`),
    '/feedback/round/[id]/print': of(({ roundId }) => `/feedback/round/${roundId}/print`),
    '/feedback/[code]': open(`/feedback/rvc-${unknownToken}`),
    '/feedback/[code]/unsubscribe': open(`/feedback/rvc-${unknownToken}/unsubscribe`),
  },
}
