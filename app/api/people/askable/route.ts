import { everybody } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { searchInvitees } from '@/lib/invitations/queries/find-invitees'
import { searchPeople } from '@/lib/members/queries'
import { askableSchema } from '@/lib/reviews/quick/schema'

/** Colleagues and pending invitations for a quick ask. */
export const GET = memberRoute(
  askableSchema,
  async (actor, filter) => {
    const [people, invited] = await Promise.all([
      searchPeople(actor, { ...filter, others: '1' }),
      searchInvitees(actor, filter),
    ])
    return { people, invited }
  },
  everybody('feedback.ask'),
  whileTyping,
)
