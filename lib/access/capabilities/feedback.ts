import 'server-only'
import type { Area } from './rules'

const nobodyElse = { outside: null, platform: null } as const
const all = (words: string) => ({ Admin: words, Manager: words, Member: words, ...nobodyElse })

const asking: Area = {
  name: 'Asking for feedback',
  capabilities: [
    {
      key: 'feedback.ask',
      name: 'Ask for feedback',
      reach: {
        Admin: 'About anybody, from anybody',
        Manager: 'About anybody, from anybody',
        Member: 'About yourself or nobody in particular, from at most 20 people',
        ...nobodyElse,
      },
      calls: [
        ...['startReviewAction', 'saveDraftAction', 'publishReviewAction', 'takeBackReviewAction', 'deleteDraftAction'],
        ...[
          'copyReviewAction',
          'copyRoundAction',
          'GET /api/people/around',
          'GET /api/people/of-team',
          'GET /api/people/of-tag',
        ],
      ],
    },
    {
      key: 'feedback.run',
      name: 'Look after feedback that was sent: people, end, pause, release',
      reach: all('What you asked for yourself'),
      calls: [
        ...[
          'closeReviewAction',
          'releaseReviewAction',
          'pauseReviewAction',
          'resumeReviewAction',
          'reopenReviewAction',
        ],
        ...['editReviewAction', 'addRespondentsAction', 'removeRespondentAction', 'replaceRespondentAction'],
        ...[
          'correctRelationshipAction',
          'extendRespondentAction',
          'nudgeRespondentsAction',
          'hideAnswerAction',
          'showAnswerAction',
        ],
        'runRoundAction',
        'askOutsidersAction',
        'unfollowCrowdAction',
        'GET /api/people/newcomers',
        'POST /api/people/unsubscribed',
      ],
    },
    {
      key: 'feedback.left',
      name: 'Take over feedback of somebody who has left',
      reach: {
        Admin: 'All of it, but answers given under names that admins were not to read',
        Manager: null,
        Member: null,
        ...nobodyElse,
      },
      calls: ['takeOverReviewsAction'],
    },
    {
      key: 'feedback.series',
      name: 'End feedback that repeats',
      reach: { ...all('What you asked for yourself'), Admin: 'Any, also of others' },
      calls: ['endSeriesAction'],
    },
    {
      key: 'feedback.nominate',
      name: 'Propose who gives feedback, and decide on it',
      reach: {
        ...all('Propose where it is about you; decide where you asked, or manage the person and it says so'),
        Member: 'Propose where it is about you; decide where you asked',
      },
      calls: ['nominatePeersAction', 'approveNominationAction', 'declineNominationAction'],
    },
  ],
}

const answering: Area = {
  name: 'Giving and reading feedback',
  capabilities: [
    {
      key: 'feedback.answer',
      name: 'Give feedback',
      reach: { ...all('Where you are asked'), outside: 'Where they are asked, through the link in their mail' },
      calls: [
        ...[
          'saveAnswersAction',
          'postAnswersAction',
          'submitResponseAction',
          'optOutOfReviewAction',
          'undoOptOutAction',
        ],
        ...['viewReviewAction', 'declineFutureRoundsAction', 'rejoinFutureRoundsAction', 'saveRevisionAction'],
        ...['sendRevisionAction', 'discardRevisionAction', 'saveAnswersByLinkAction', 'submitResponseByLinkAction'],
        ...['optOutOfReviewByLinkAction', 'undoOptOutByLinkAction', 'viewReviewByLinkAction'],
        ...['declineFutureRoundsByLinkAction', 'rejoinFutureRoundsByLinkAction', 'saveRevisionByLinkAction'],
        ...['sendRevisionByLinkAction', 'discardRevisionByLinkAction', 'nameReviewerByLinkAction'],
        ...['postAnswersByLinkAction'],
      ],
    },
    {
      key: 'feedback.read',
      name: 'Read answers',
      reach: {
        Admin:
          'What you asked for, what is about you once released, what was shared with you, and what says that admins see it',
        Manager:
          'What you asked for, what is about you once released, what was shared with you, and where it says so about the people of your teams',
        Member: 'What you asked for, what is about you once released, and what was shared with you',
        outside: 'Their own, until it closes',
        platform: null,
      },
      calls: [
        ...['acknowledgeReviewAction', 'shareReviewAction', 'unshareReviewAction', 'startExportAction'],
        'GET /api/export/[id]',
      ],
    },
    {
      key: 'feedback.unmask',
      name: 'See who wrote an anonymous answer',
      reach: { Admin: null, Manager: null, Member: null, outside: null, platform: null },
      calls: [],
    },
  ],
}

const templates: Area = {
  name: 'Templates',
  capabilities: [
    {
      key: 'templates.use',
      name: 'Use templates and make your own',
      reach: all('Those shared with everybody, the defaults, and yours'),
      calls: [
        ...['createTemplateAction', 'saveAsTemplateAction', 'duplicateTemplateAction', 'startFromTemplateAction'],
      ],
    },
    {
      key: 'templates.edit',
      name: 'Change and delete templates',
      reach: { ...all('Those you made'), Admin: 'All of the workspace' },
      calls: ['saveTemplateAction', 'describeTemplateAction', 'deleteTemplateAction'],
    },
  ],
}

export const feedbackAreas: readonly Area[] = [asking, answering, templates]
