import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { draftTalkingPoints } from '@/lib/one-on-ones/drafts/commands/draft-talking-points'
import { draftTalkingPointsSchema } from '@/lib/one-on-ones/drafts/schema'

export const POST = memberRoute(draftTalkingPointsSchema, draftTalkingPoints, othersFindNothing('one-on-ones.write'))
