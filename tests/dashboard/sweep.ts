import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  calls: {
    'GET /api/find': () => ({ line: 'GET /api/find?query=Concealed' }),
  },
}
