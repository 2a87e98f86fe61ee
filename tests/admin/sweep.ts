import { aPerson } from '@/tests/factories/members'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    sendInquiryAction: ({ creator }) => ({ name: 'Eve', email: creator.email, message: 'Who is there?' }),
  },
  ready: {
    sendInquiryAction: () => aPerson({ isSuperAdmin: true }),
  },
}
