import { randomUUID } from 'node:crypto'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

export const platformInputs: Inputs = {
  sendInquiryAction: ({ creator }) => ({ name: 'Eve', email: creator.email, message: 'Who is there?' }),
}

export const platformCalls: Calls = {
  'GET /api/health': () => ({ line: 'GET /api/health' }),
  'GET /api/find': () => ({ line: 'GET /api/find?query=Concealed' }),
  'GET /api/auth/[...nextauth]': () => ({ line: 'GET /api/auth/session' }),
  'POST /api/auth/[...nextauth]': () => ({ line: 'POST /api/auth/_log', body: JSON.stringify({ id: randomUUID() }) }),
}
