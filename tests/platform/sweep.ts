import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  calls: {
    'GET /api/health': () => ({ line: 'GET /api/health' }),
    'POST /monitoring': () => ({ line: 'POST /monitoring', body: 'no report' }),
    'POST /ingest/e': () => ({ line: 'POST /ingest/e', body: '{}' }),
  },
  unpressed: {
    'POST /ingest/e': 'It writes nothing of ours; PostHog tells an event apart by its own id.',
    'POST /monitoring': 'It writes nothing of ours; what it passes on is told apart by its own id.',
  },
}
