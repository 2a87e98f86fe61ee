import { newToken } from '@/lib/platform/secrets'
import { unique } from '@/tests/factories/workspaces'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

export const membersInputs: Inputs = {
  verifyEmailAction: () => ({ token: newToken(), password: 'plum violin seven' }),
  resendVerificationAction: ({ creator }) => ({ email: creator.email }),
  requestPasswordResetAction: () => ({ email: `${unique('nobody')}@elsewhere.example` }),
  resetPasswordAction: () => ({ token: newToken(), password: 'plum violin seven' }),
  setPasswordAction: () => ({ password: 'plum violin seven' }),
  finishTourAction: () => ({}),
}

export const membersCalls: Calls = {
  'GET /api/people': () => ({ line: 'GET /api/people?query=Concealed' }),
  'GET /api/people/around': ({ respondent }) => ({ line: `GET /api/people/around?ids=${respondent.memberId}` }),
  'GET /api/people/newcomers': ({ review: { id }, creator: { memberId } }) => ({
    line: `GET /api/people/newcomers?id=${id}&memberIds=${memberId}`,
  }),
  'POST /api/people/unsubscribed': ({ review: { id } }) => ({
    line: 'POST /api/people/unsubscribed',
    body: JSON.stringify({ id, emails: ['olga@client.example'] }),
  }),
  'GET /api/people/of-tag': ({ tag }) => ({ line: `GET /api/people/of-tag?id=${tag.id}` }),
  'GET /api/people/of-team': ({ team }) => ({ line: `GET /api/people/of-team?id=${team.id}` }),
}
